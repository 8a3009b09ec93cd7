import { z } from "zod";
import { bounded, text } from "./scalars.ts";

/** What a page tells of a trade beside its name and description. */
const guide = z.object({
  /** What the price depends on. */
  factors: z.array(text(1, 200)).max(10).optional(),
  /** What to have at hand for a request. */
  prepare: z.array(text(1, 200)).max(10).optional(),
  /** What happens, step by step. */
  expect: z
    .array(z.object({ title: text(1, 80), text: text(1, 1000) }))
    .max(6)
    .optional(),
  questions: z
    .array(z.object({ question: text(1, 200), answer: text(1, 2000) }))
    .max(12)
    .optional(),
});
export type Guide = z.infer<typeof guide>;

/** The guide of a category or subcategory by language: `{ fr: { questions: [...] }, en: … }`. */
export const guides = z.record(bounded(2).regex(/^[a-z]{2}$/), guide);
export type Guides = z.infer<typeof guides>;
