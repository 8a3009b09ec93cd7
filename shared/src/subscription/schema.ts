import { z } from "zod";
import { cents, date, id, timestamp } from "../scalars.ts";

/** Follows from the days; only `canceled` is stored. */
const subscriptionStatuses = ["upcoming", "active", "expired", "canceled"] as const;

/** A paid period of one company, both days included. */
export const subscription = z.object({
  id,
  startsOn: date,
  endsOn: date,
  amount: cents,
  currency: z.string(),
  note: z.string().optional(),
  status: z.enum(subscriptionStatuses),
  createdAt: timestamp,
});
export type Subscription = z.infer<typeof subscription>;
