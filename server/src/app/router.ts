import { answerTemplateRouter, companyRouter } from "../domains/company/index.ts";
import { applicationConfigRouter } from "../domains/application-config/index.ts";
import { auditRouter } from "../domains/audit/index.ts";
import { dataAccessRouter } from "../domains/data-access/index.ts";
import { apiKeyRouter, authRouter, signInRouter } from "../domains/auth/index.ts";
import { binRouter } from "../domains/bin/index.ts";
import { blogRouter } from "../domains/blog/index.ts";
import { categoryRouter, regionRouter, subCategoryRouter } from "../domains/catalogue/index.ts";
import { conversationRouter } from "../domains/conversation/index.ts";
import { dashboardRouter } from "../domains/dashboard/index.ts";
import { jobRequestRouter, requestDraftRouter } from "../domains/job-request/index.ts";
import { liveRouter } from "../domains/live/index.ts";
import { mailRouter, notificationRouter } from "../domains/notification/index.ts";
import { searchRouter } from "../domains/search/index.ts";
import { offerRouter, standardLineRouter, vatRateRouter } from "../domains/offer/index.ts";
import { guaranteeRouter } from "../domains/guarantee/index.ts";
import { priceRouter } from "../domains/price/index.ts";
import { proofRouter } from "../domains/proof/index.ts";
import { reportRouter } from "../domains/report/index.ts";
import { reviewRouter } from "../domains/review/index.ts";
import { showcaseRouter } from "../domains/showcase/index.ts";
import { savedViewRouter } from "../domains/saved-view/index.ts";
import { subscriptionRouter } from "../domains/subscription/index.ts";
import { tendererRouter } from "../domains/tenderer/index.ts";
import { userRouter } from "../domains/user/index.ts";
import { webhookRouter } from "../domains/webhook/index.ts";
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
  bin: binRouter,
  blog: blogRouter,
  dashboard: dashboardRouter,
  applicationConfig: applicationConfigRouter,
  audit: auditRouter,
  signIn: signInRouter,
  apiKey: apiKeyRouter,
  mail: mailRouter,
  answerTemplate: answerTemplateRouter,
  notification: notificationRouter,
  offer: offerRouter,
  standardLine: standardLineRouter,
  vatRate: vatRateRouter,
  guarantee: guaranteeRouter,
  price: priceRouter,
  proof: proofRouter,
  report: reportRouter,
  review: reviewRouter,
  showcase: showcaseRouter,
  savedView: savedViewRouter,
  search: searchRouter,
  webhook: webhookRouter,
});
export type AppRouter = typeof appRouter;
