import { auditEntry, auditPage } from "@metiro/shared/audit/schema";
import { exportedData } from "@metiro/shared/auth/export";
import { invitationSent } from "@metiro/shared/auth/invitation";
import { profile, session, signedIn, signedUp } from "@metiro/shared/auth/schema";
import { configItem } from "@metiro/shared/application-config/schema";
import { blog, blogDraft, blogPage } from "@metiro/shared/blog/schema";
import { categoryOverview, mergedCategory, mergedSubcategory } from "@metiro/shared/category/overview";
import { category, categoryRef, categoryWithGuide } from "@metiro/shared/category/schema";
import { company, companyDetail, companyPage, matchingCompany } from "@metiro/shared/company/schema";
import { accessPage, dataAccess } from "@metiro/shared/data-access/schema";
import { image, sizedImage } from "@metiro/shared/file/schema";
import { followUp, requestEvent, requestMail } from "@metiro/shared/job-request/follow-up";
import { requestAddition, requestChange, requestQuestion, requestVersion } from "@metiro/shared/job-request/notes";
import {
  companyCard,
  countedRequestPage,
  jobRequest,
  receivedPage,
  recipient,
} from "@metiro/shared/job-request/schema";
import { conversation, conversationPage, message, unreadMessages } from "@metiro/shared/conversation/schema";
import {
  failedMail,
  failedMailPage,
  heldMail,
  heldMailPage,
  mailText,
  waitingMail,
  waitingMailPage,
} from "@metiro/shared/mail/schema";
import { notificationSettings, unsubscription } from "@metiro/shared/notification/schema";
import { dashboardSummary, pageViews, statistics } from "@metiro/shared/dashboard/schema";
import { regionOverview } from "@metiro/shared/region/overview";
import { place, region, regionRef, regionTree } from "@metiro/shared/region/schema";
import { findings } from "@metiro/shared/search/schema";
import {
  formVersion,
  formVersionPage,
  searchedTrade,
  subcategory,
  subcategoryRef,
  subcategoryWithForm,
} from "@metiro/shared/sub-category/schema";
import { subscription, subscriptionPage, subscriptionRevenue } from "@metiro/shared/subscription/schema";
import { tenderer, tendererItem, tendererPage } from "@metiro/shared/tenderer/schema";
import { pause, pausePage } from "@metiro/shared/user/lockouts";
import { user, userDetail, userPage } from "@metiro/shared/user/schema";
import { answerTemplate } from "@metiro/shared/answer-template/schema";
import { declineHint, ownFigures } from "@metiro/shared/job-request/my-statistics";
import { requestDraft, requestDraftItem } from "@metiro/shared/request-draft/schema";
import { savedView } from "@metiro/shared/saved-view/schema";
import type { z } from "zod";

/** Shapes that have a name in the document: clients that are generated from it get types called so. */
export const components: Record<string, z.ZodType> = {
  SignedIn: signedIn,
  SignedUp: signedUp,
  Profile: profile,
  Session: session,
  ExportedData: exportedData,
  Pause: pause,
  PausePage: pausePage,
  Company: company,
  CompanyDetail: companyDetail,
  CompanyPage: companyPage,
  CompanyItem: companyPage.shape.items.element,
  MatchingCompany: matchingCompany,
  User: user,
  UserDetail: userDetail,
  UserPage: userPage,
  InvitationSent: invitationSent,
  DataAccess: dataAccess,
  DataAccessPage: accessPage,
  Tenderer: tenderer,
  TendererItem: tendererItem,
  TendererPage: tendererPage,
  AuditEntry: auditEntry,
  AuditPage: auditPage,
  FailedMail: failedMail,
  FailedMailPage: failedMailPage,
  WaitingMail: waitingMail,
  WaitingMailPage: waitingMailPage,
  HeldMail: heldMail,
  HeldMailPage: heldMailPage,
  MailText: mailText,
  NotificationSettings: notificationSettings,
  Unsubscription: unsubscription,
  Findings: findings,
  CategoryRef: categoryRef,
  Category: category,
  CategoryWithGuide: categoryWithGuide,
  CategoryOverview: categoryOverview,
  MergedCategory: mergedCategory,
  MergedSubcategory: mergedSubcategory,
  SubcategoryRef: subcategoryRef,
  Subcategory: subcategory,
  SubcategoryWithForm: subcategoryWithForm,
  FormVersion: formVersion,
  FormVersionPage: formVersionPage,
  FormVersionItem: formVersionPage.shape.items.element,
  SearchedTrade: searchedTrade,
  RegionRef: regionRef,
  Region: region,
  RegionTree: regionTree,
  RegionOverview: regionOverview,
  Place: place,
  JobRequest: jobRequest,
  JobRequestPage: countedRequestPage,
  JobRequestItem: countedRequestPage.shape.items.element,
  JobRequestFollowUp: followUp,
  JobRequestEvent: requestEvent,
  JobRequestMail: requestMail,
  JobRequestQuestion: requestQuestion,
  JobRequestAddition: requestAddition,
  JobRequestChange: requestChange,
  JobRequestVersion: requestVersion,
  RequestDraft: requestDraft,
  RequestDraftItem: requestDraftItem,
  ReceivedPage: receivedPage,
  ReceivedItem: receivedPage.shape.items.element,
  Recipient: recipient,
  CompanyCard: companyCard,
  Conversation: conversation,
  ConversationPage: conversationPage,
  ConversationItem: conversationPage.shape.items.element,
  Message: message,
  UnreadMessages: unreadMessages,
  Photo: image,
  SizedImage: sizedImage,
  Blog: blog,
  BlogDraft: blogDraft,
  BlogPage: blogPage,
  BlogItem: blogPage.shape.items.element,
  Subscription: subscription,
  SubscriptionPage: subscriptionPage,
  SubscriptionRevenue: subscriptionRevenue,
  DashboardSummary: dashboardSummary,
  Statistics: statistics,
  PageViews: pageViews,
  AnswerTemplate: answerTemplate,
  OwnFigures: ownFigures,
  DeclineHint: declineHint,
  SavedView: savedView,
  ConfigItem: configItem,
};
