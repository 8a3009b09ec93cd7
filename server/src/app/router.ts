import { answerTemplateRouter } from "../domains/answer-template/index.ts";
import { applicationConfigRouter } from "../domains/application-config/index.ts";
import { auditRouter } from "../domains/audit/index.ts";
import { authRouter } from "../domains/auth/index.ts";
import { blogRouter } from "../domains/blog/index.ts";
import { categoryRouter } from "../domains/category/index.ts";
import { companyRouter } from "../domains/company/index.ts";
import { conversationRouter } from "../domains/conversation/index.ts";
import { dashboardRouter } from "../domains/dashboard/index.ts";
import { dataAccessRouter } from "../domains/data-access/index.ts";
import { jobRequestRouter } from "../domains/job-request/index.ts";
import { liveRouter } from "../domains/live/index.ts";
import { mailRouter } from "../domains/notification/index.ts";
import { notificationRouter } from "../domains/notification/index.ts";
import { regionRouter } from "../domains/region/index.ts";
import { requestDraftRouter } from "../domains/request-draft/index.ts";
import { searchRouter } from "../domains/search/index.ts";
import { savedViewRouter } from "../domains/saved-view/index.ts";
import { signInRouter } from "../domains/sign-in/index.ts";
import { subCategoryRouter } from "../domains/sub-category/index.ts";
import { subscriptionRouter } from "../domains/subscription/index.ts";
import { tendererRouter } from "../domains/tenderer/index.ts";
import { userRouter } from "../domains/user/index.ts";
import { router } from "../trpc/init.ts";

/** Every call of the product, one router a domain. */
export const appRouter = router({
  auth: authRouter,
  user: userRouter,
  category: categoryRouter,
  subCategory: subCategoryRouter,
  region: regionRouter,
  company: companyRouter,
  tenderer: tendererRouter,
  dataAccess: dataAccessRouter,
  live: liveRouter,
  jobRequest: jobRequestRouter,
  requestDraft: requestDraftRouter,
  conversation: conversationRouter,
  subscription: subscriptionRouter,
  blog: blogRouter,
  dashboard: dashboardRouter,
  applicationConfig: applicationConfigRouter,
  audit: auditRouter,
  signIn: signInRouter,
  mail: mailRouter,
  answerTemplate: answerTemplateRouter,
  notification: notificationRouter,
  savedView: savedViewRouter,
  search: searchRouter,
});
export type AppRouter = typeof appRouter;
