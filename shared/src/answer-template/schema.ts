import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { priceUnits } from "../job-request/response.ts";
import { templateLines } from "../offer/schema.ts";
import { patch } from "../patch.ts";
import { baseRevision, cents, currency, emptyToAbsent, id, revision, text } from "../scalars.ts";
import { labelText } from "../text/names.ts";

const fields = z.object({
  name: labelText(60),
  /** Words with placeholders: `{prénom}`, `{demande}`, `{lieu}`. */
  message: text(1, 5000),
  priceMin: emptyToAbsent(cents),
  priceMax: emptyToAbsent(cents),
  priceUnit: emptyToAbsent(z.enum(priceUnits)),
  /** Of its prices, those of its lines too. Absent: the platform's. */
  currency: emptyToAbsent(currency),
  /** Of an offer that begins with them. */
  lines: emptyToAbsent(templateLines),
});

/** An answer that is kept to be used again. Prices in cents; a price needs its unit. */
export const answerTemplateFields = fields.superRefine(({ priceMin, priceMax, priceUnit }, ctx) => {
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax)
    ctx.addIssue({ ...violation("amountsReversed"), path: ["priceMax"] });
  if (priceUnit === undefined && (priceMin !== undefined || priceMax !== undefined))
    ctx.addIssue({ ...violation("required"), path: ["priceUnit"] });
});
export type AnswerTemplateFields = z.infer<typeof answerTemplateFields>;

/** What it becomes is checked as a whole: its prices and their unit go together. Another currency converts nothing. */
export const updateAnswerTemplateInput = patch(fields, { kept: ["currency"] }).extend({ id, baseRevision });
export type UpdateAnswerTemplateInput = z.infer<typeof updateAnswerTemplateInput>;

export const answerTemplate = z.object({
  id,
  name: z.string(),
  message: z.string(),
  priceMin: cents.optional(),
  priceMax: cents.optional(),
  priceUnit: z.enum(priceUnits).optional(),
  /** Of its prices, whatever the platform's is by now. */
  currency: z.string(),
  lines: templateLines.optional(),
  revision,
});
export type AnswerTemplate = z.infer<typeof answerTemplate>;
