import { z } from "zod";
import { categoryRef } from "../category/schema.ts";
import { cents } from "../scalars.ts";

/** At least so many other companies stand behind what is called usual. */
export const othersForUsual = 5;

/** Lower quartile, median and upper quartile, rounded. */
const quartiles = z.object({ low: z.number(), median: z.number(), high: z.number() });
export type Quartiles = z.infer<typeof quartiles>;

/** What is usual among the companies of a category; each figure is absent where too few companies have it. */
export const usualFigures = z.object({
  category: categoryRef,
  /** Of what was due in a year, how much was answered. */
  answerPercent: quartiles.optional(),
  answerHours: quartiles.optional(),
  /** Of the answers with interest, how many were accepted. */
  acceptedPercent: quartiles.optional(),
  /** What is asked for a whole work, and the median of one's own offers of the last year. */
  price: quartiles.extend({ currency: z.string(), own: cents.optional() }).optional(),
});
export type UsualFigures = z.infer<typeof usualFigures>;

/** Beside whom a figure stands; `least` is the quarter with the lowest figures. */
export type Standing = "least" | "less" | "middle" | "more" | "most";

/** Where a figure stands among those of others, as far as their rounded quartiles tell. */
export function standingAmong({ low, median, high }: Quartiles, value: number): Standing {
  if (value < low) return "least";
  if (value > high) return "most";
  if (value === median) return "middle";
  return value < median ? "less" : "more";
}
