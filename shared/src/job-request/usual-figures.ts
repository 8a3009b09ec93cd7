import { z } from "zod";
import { categoryRef } from "../category/schema.ts";
import { cents } from "../scalars.ts";

/** Lower quartile, median and upper quartile, rounded. */
const quartiles = z.object({ low: z.number(), median: z.number(), high: z.number() });
export type Quartiles = z.infer<typeof quartiles>;

/** What is usual among the companies of a category; each figure is absent where too few companies have it. */
export const usualFigures = z.object({
  category: categoryRef,
  /** Of what was due in a year, how much was answered. */
  answerPercent: quartiles.optional(),
  answerHours: quartiles.optional(),
  /** Of the answers of a year that a client decided on, how many were accepted. */
  acceptedPercent: quartiles.optional(),
  /** What is asked for a whole work, and the median of one's own offers of the last year. */
  price: quartiles.extend({ currency: z.string(), own: cents.optional() }).optional(),
});
export type UsualFigures = z.infer<typeof usualFigures>;
