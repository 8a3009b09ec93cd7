import { z } from "zod";
import { broken } from "../fault.ts";
import { pageOf, paging } from "../list.ts";
import { cents, date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

/** Follows from the days; only `canceled` is stored. */
const subscriptionStatuses = ["upcoming", "active", "expired", "canceled"] as const;

const status = z
  .enum(subscriptionStatuses)
  .describe("Follows from the days of Europe/Zurich: before, within or after the period; `canceled` whatever the day");

/** A paid period of one company, both days included. */
export const subscription = z.object({
  id,
  company: z.object({ id, name: z.string() }).describe("Whose period it is; the name of an erased company is a dash"),
  startsOn: date.describe("First day, `yyyy-MM-dd`"),
  endsOn: date.describe("Last day, included, `yyyy-MM-dd`"),
  amount: cents.describe("Price of the whole period in the minor unit (cents)"),
  currency: z.string().describe("ISO 4217 code of the amount, for example `CHF`"),
  note: z.string().optional().describe("A remark of the back office"),
  status,
  createdAt: timestamp.describe("When it was entered, ISO 8601 in UTC"),
});
export type Subscription = z.infer<typeof subscription>;
export const subscriptionPage = pageOf(subscription);

export const subscriptionListInput = paging.extend({
  search: optionalText(200).describe("Words of the company's name or place, or its whole e-mail address or UID"),
  status: emptyToAbsent(status),
});
export type SubscriptionListInput = z.infer<typeof subscriptionListInput>;

export const subscriptionsOfCompanyInput = z.object({ companyId: id });
export type SubscriptionsOfCompanyInput = z.infer<typeof subscriptionsOfCompanyInput>;

/** A period to be entered; the form of the back office checks one with it. */
const newSubscription = z
  .object({
    companyId: id.describe("The company that pays"),
    startsOn: date.describe("First day, `yyyy-MM-dd`; may be past"),
    endsOn: date.describe("Last day, included, `yyyy-MM-dd`"),
    amount: cents.describe("Price of the whole period in the minor unit (cents)"),
    currency: emptyToAbsent(z.string().regex(/^[A-Z]{3}$/)).describe(
      "ISO 4217 code; the platform's own currency where absent",
    ),
    note: optionalText(500).describe("A remark of the back office"),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { ...broken("rangeReversed"), path: ["endsOn"] });
export type NewSubscription = z.infer<typeof newSubscription>;

export const createSubscriptionsInput = z.object({
  newSubscriptions: z.array(newSubscription).min(1).max(50).describe("Entered all or none"),
});
export type CreateSubscriptionsInput = z.infer<typeof createSubscriptionsInput>;
