import { declineReasons } from "../company/decline-reasons.ts";
import { z } from "zod";
import { regionRef } from "../region/schema.ts";
import { date } from "../scalars.ts";
import { subcategoryRef } from "../sub-category/schema.ts";

/**
 * What a company did with what it received in a time. `received` leaves out what it may still answer in time (`open`), so that
 * nobody looks slow because of a request of today.
 */
const period = z.object({
  received: z.int(),
  open: z.int(),
  answered: z.int(),
  interested: z.int(),
  /** Of those with interest: accepted, turned down, or over without it. The others wait for their client. */
  decided: z.int(),
  accepted: z.int(),
  /** From the sending to the first answer; absent where there was none. */
  medianHours: z.number().optional(),
});
export type FigurePeriod = z.infer<typeof period>;

/** A company's own figures against its own past. */
export const ownFigures = z.object({
  present: period,
  before: period,
  /** The figures of both periods in six parts of thirty days each, oldest first. */
  parts: z.array(period.extend({ from: date })),
  /** What the answer rate is made of, here as in the back office: of `answerRateMonths`, without what may still be answered in time. */
  lastYear: z.object({ received: z.int(), answered: z.int() }),
});
export type OwnFigures = z.infer<typeof ownFigures>;

/** Declines with the same reason that a change of the coverage would have spared. */
export const declineHint = z.object({
  reason: z.enum(declineReasons),
  count: z.int(),
  /** Where, of `too_far`. */
  subregion: regionRef.optional(),
  /** Which trade, of `other_trade`. */
  subcategory: subcategoryRef.optional(),
});
export type DeclineHint = z.infer<typeof declineHint>;

/** From how many on the same reason says something, in as many days. */
export const hintFrom = 3;
export const hintDays = 90;
