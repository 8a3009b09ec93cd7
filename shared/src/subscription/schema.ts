import { z } from "zod";
import { broken } from "../fault.ts";
import { pageOf, paging } from "../list.ts";
import { cents, date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

/** Follows from the days; only `canceled` is stored. */
const subscriptionStatuses = ["upcoming", "active", "expired", "canceled"] as const;

const status = z.enum(subscriptionStatuses);

/** A paid period of one company, both days included. */
export const subscription = z.object({
  id,
  company: z.object({ id, name: z.string() }),
  startsOn: date,
  endsOn: date,
  amount: cents,
  currency: z.string(),
  note: z.string().optional(),
  status,
  createdAt: timestamp,
});
export type Subscription = z.infer<typeof subscription>;
export const subscriptionPage = pageOf(subscription);

export const subscriptionListInput = paging.extend({
  search: optionalText(200),
  status: emptyToAbsent(status),
});
export type SubscriptionListInput = z.infer<typeof subscriptionListInput>;

export const subscriptionsOfCompanyInput = z.object({ companyId: id });
export type SubscriptionsOfCompanyInput = z.infer<typeof subscriptionsOfCompanyInput>;

/** A period to be entered; the form of the back office checks one with it. */
const newSubscription = z
  .object({
    companyId: id,
    startsOn: date,
    endsOn: date,
    amount: cents,
    currency: emptyToAbsent(z.string().regex(/^[A-Z]{3}$/)),
    note: optionalText(500),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { ...broken("rangeReversed"), path: ["endsOn"] });
export type NewSubscription = z.infer<typeof newSubscription>;

export const createSubscriptionsInput = z.object({
  newSubscriptions: z.array(newSubscription).min(1).max(50),
});
export type CreateSubscriptionsInput = z.infer<typeof createSubscriptionsInput>;
