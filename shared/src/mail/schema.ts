import { z } from "zod";
import { pageOf } from "../list.ts";
import { id, timestamp } from "../scalars.ts";

/** A mail that was given up after a day of tries. */
export const failedMail = z.object({
  id,
  kind: z.string(),
  recipient: z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
  reason: z.record(z.string(), z.union([z.string(), z.number()])),
  attempts: z.int(),
  createdAt: timestamp,
  failedAt: timestamp,
});
export type FailedMail = z.infer<typeof failedMail>;
export const failedMailPage = pageOf(failedMail);
