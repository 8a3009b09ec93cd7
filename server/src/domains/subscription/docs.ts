import {
  createSubscriptionsInput,
  revenueInput,
  subscription,
  subscriptionFilter,
  subscriptionListInput,
  subscriptionPage,
  subscriptionRevenue,
  subscriptionsOfCompanyInput,
  updateSubscriptionInput,
} from "@metiro/shared/subscription/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const ofSubscriptionFilter = document(subscriptionFilter, {
  search: ["Words of the company's name or place, or its whole e-mail address or UID.", "peinture"],
  status: ["Only those that are in it today.", "active"],
  companyId: ["Only those of this company."],
  endingWithinDays: ["Only uncanceled ones that end today or in this many days, with none following at once.", 30],
  from: ["Only those that have a day on or after this one: `yyyy-MM-dd`.", "2026-01-01"],
  to: ["Only those that have a day on or before this one: `yyyy-MM-dd`.", "2026-12-31"],
  sort: [
    "By when it was entered (last first by default), begins or ends; `due`: those that are not over first, by the day they end.",
    "endsFirst",
  ],
  changedSince: common.changedSince,
});

export const subscriptionDocs: readonly Documented[] = [
  document(subscription, "Subscription", {
    id: common.id,
    company: ["Whose it is; the name of an erased company is a dash."],
    startsOn: ["First day: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
    endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-31"],
    coveredUntil: ["Last day without a gap: its own, or that of those that follow at once.", "2027-12-31"],
    amount: ["Price of the whole period, in cents.", 58800],
    currency: common.currency,
    note: ["Note of the back office.", "Facture 2026-017"],
    status: [
      "Where today lies: before (`upcoming`), within (`active`) or after it (`expired`); or it was canceled.",
      "active",
    ],
    revision: common.revision,
    canceledAt: common.canceledAt,
    createdAt: common.createdAt,
    updatedAt: common.updatedAt,
  }),
  document(subscription.shape.company, {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
  }),
  document(subscriptionPage, "SubscriptionPage", {
    ...common.page,
    statusCounts: ["How many the other filters leave in each state, whichever state is asked for."],
  }),
  document(subscriptionPage.shape.statusCounts, {
    active: ["Those that run today.", 18],
    upcoming: ["Those that begin later.", 4],
    expired: ["Those that are over.", 31],
    canceled: ["Those that were canceled.", 2],
  }),
  document(subscriptionRevenue, "SubscriptionRevenue", {
    year: ["The year of `months`.", 2026],
    currency: ["ISO 4217 code of all amounts.", "EUR"],
    currencies: ["The currencies in which there are subscriptions, the platform's first."],
    monthlyAmount: ["What today's running ones come to in a month, in cents: price by months.", 88200],
    runningCount: ["How many run today.", 18],
    years: ["Years in which a subscription begins, and the one asked for; latest first."],
    months: ["Its twelve months."],
  }),
  document(inside(subscriptionRevenue.shape.years), {
    year: ["Calendar year.", 2026],
    count: ["Uncanceled subscriptions that begin in it.", 18],
    amount: ["Their price, in cents.", 1058400],
    upcomingCount: ["Of these, those that begin after today.", 2],
    upcomingAmount: ["Their price, in cents; in `amount` too.", 117600],
    canceledCount: ["Canceled subscriptions that would begin in it.", 1],
    canceledAmount: ["Their price, in cents; not in `amount`.", 58800],
  }),
  document(inside(subscriptionRevenue.shape.months), {
    month: ["Month of the year, from 1.", 1],
    count: ["Uncanceled subscriptions that begin in it.", 3],
    amount: ["Their price, in cents.", 176400],
    upcomingCount: ["Of these, those that begin after today.", 0],
    upcomingAmount: ["Their price, in cents; in `amount` too.", 0],
    canceledCount: ["Canceled subscriptions that would begin in it.", 1],
    canceledAmount: ["Their price, in cents; not in `amount`.", 58800],
  }),
  document(subscriptionListInput, {
    ...common.paging,
    ...ofSubscriptionFilter.texts,
  }),
  document(subscriptionsOfCompanyInput, {
    companyId: common.companyId,
  }),
  document(revenueInput, {
    year: ["The year whose months are told; the present one where absent.", 2026],
    currency: ["ISO 4217 code; the platform's own currency where absent.", "EUR"],
  }),
  document(createSubscriptionsInput, {
    newSubscriptions: ["Subscriptions to enter: either all are saved or none."],
  }),
  document(inside(createSubscriptionsInput.shape.newSubscriptions), {
    startsOn: ["First day: `yyyy-MM-dd`, Europe/Zurich. May be past.", "2026-01-01"],
    endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-31"],
    amount: ["Price of the whole period, in cents.", 58800],
    note: ["Note of the back office.", "Facture 2026-017"],
    companyId: ["The company that pays."],
    currency: ["ISO 4217 code; the platform's own currency where absent.", "EUR"],
  }),
  document(updateSubscriptionInput, {
    startsOn: ["First day: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
    endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-31"],
    amount: ["Price of the whole period, in cents.", 58800],
    note: ["Note of the back office.", "Facture 2026-017"],
    id: common.id,
    baseRevision: common.baseRevision,
  }),
  ofSubscriptionFilter,
];
