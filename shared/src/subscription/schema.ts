import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { changedSince } from "../paging/changed-since.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { patch } from "../patch.ts";
import {
  baseRevision,
  cents,
  currency,
  date,
  emptyToAbsent,
  id,
  optionalText,
  revision,
  timestamp,
} from "../scalars.ts";
import { maxNewSubscriptions, subscriptionSorts } from "./constants.ts";

/** Follows from the days; only `canceled` is stored. */
const subscriptionStatuses = ["upcoming", "active", "expired", "canceled"] as const;

const status = z.enum(subscriptionStatuses);

/** A paid period of one company, both days included. */
export const subscription = z.object({
  id,
  company: z.object({ id, name: z.string() }),
  startsOn: date,
  endsOn: date,
  /** Its own last day, or that of the last one of those that follow it without a gap. */
  coveredUntil: date,
  amount: cents,
  currency: z.string(),
  note: z.string().optional(),
  status,
  /** Raised by each correction. */
  revision,
  canceledAt: timestamp.optional(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Subscription = z.infer<typeof subscription>;
/** Beside the page how many there are in each state, whichever is asked for. */
export const subscriptionPage = pageOf(subscription).extend({
  statusCounts: z.object({ active: z.int(), upcoming: z.int(), expired: z.int(), canceled: z.int() }),
});
export type SubscriptionPage = z.infer<typeof subscriptionPage>;

/** Which subscriptions a list or an export holds. */
export const subscriptionFilter = z.object({
  search: optionalText(maxSearchLength),
  status: emptyToAbsent(status),
  companyId: emptyToAbsent(id),
  endingWithinDays: emptyToAbsent(z.int().min(0).max(366)),
  from: emptyToAbsent(date),
  to: emptyToAbsent(date),
  sort: z.enum(subscriptionSorts).default("newest"),
  changedSince,
});
export type SubscriptionFilter = z.infer<typeof subscriptionFilter>;

export const subscriptionListInput = paging.extend(subscriptionFilter.shape);
export type SubscriptionListInput = z.infer<typeof subscriptionListInput>;

export const subscriptionsOfCompanyInput = z.object({ companyId: id });
export type SubscriptionsOfCompanyInput = z.infer<typeof subscriptionsOfCompanyInput>;

/** What may be corrected of a period. */
const correctable = z.object({ startsOn: date, endsOn: date, amount: cents, note: optionalText(500) });

/** A period to be entered; the form of the back office checks one with it. */
const newSubscription = correctable
  .extend({ companyId: id, currency: emptyToAbsent(currency) })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { ...violation("rangeReversed"), path: ["endsOn"] });
export type NewSubscription = z.infer<typeof newSubscription>;

export const createSubscriptionsInput = z.object({
  newSubscriptions: z.array(newSubscription).min(1).max(maxNewSubscriptions),
});
export type CreateSubscriptionsInput = z.infer<typeof createSubscriptionsInput>;

/** What an admin corrects of a period; absent: it stays. The company and the currency stay. */
export const updateSubscriptionInput = patch(correctable).extend({ id, baseRevision });
export type UpdateSubscriptionInput = z.infer<typeof updateSubscriptionInput>;

const revenue = {
  /** Uncanceled periods that begin in it, and their price. */
  count: z.int().min(0),
  amount: z.int().min(0),
  /** Of these, what begins after today. */
  upcomingCount: z.int().min(0),
  upcomingAmount: z.int().min(0),
  canceledCount: z.int().min(0),
  canceledAmount: z.int().min(0),
};

export const revenueInput = z.object({
  year: emptyToAbsent(z.int().min(1900).max(2199)),
  currency: emptyToAbsent(currency),
});
export type RevenueInput = z.infer<typeof revenueInput>;

/** What subscriptions bring in, by the day on which they begin: each year, and the months of one. */
export const subscriptionRevenue = z.object({
  year: z.int(),
  currency: z.string(),
  currencies: z.array(z.string()),
  /** What the periods of today come to in a month, each its price by its months, whichever year is asked for. */
  monthlyAmount: z.int().min(0),
  runningCount: z.int().min(0),
  years: z.array(z.object({ year: z.int(), ...revenue })),
  months: z.array(z.object({ month: z.int().min(1).max(12), ...revenue })),
});
export type SubscriptionRevenue = z.infer<typeof subscriptionRevenue>;
