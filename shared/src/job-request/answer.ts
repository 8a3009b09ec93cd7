import { declineReasons } from "../company/decline-reasons.ts";
import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { cents, date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { durationUnits, priceUnits, rejectReasons, saysSomething, vats, visits } from "./response.ts";
import { maxDuration } from "./constants.ts";

/** A company's answer. Prices in cents; a price needs its unit, a decline carries none. An offer says something: words, a price, a visit or a PDF. */
const answerFields = z.object({
  response: z.enum(["interested", "declined"]),
  message: optionalText(5000),
  priceMin: emptyToAbsent(cents),
  priceMax: emptyToAbsent(cents),
  priceUnit: emptyToAbsent(z.enum(priceUnits)),
  /** Of a price alone. */
  vat: emptyToAbsent(z.enum(vats)),
  availableFrom: emptyToAbsent(date),
  /** How long the work takes; it needs its unit. */
  duration: emptyToAbsent(z.int().min(1).max(maxDuration)),
  durationUnit: emptyToAbsent(z.enum(durationUnits)),
  visit: emptyToAbsent(z.enum(visits)),
  /** A PDF of one's own, of an offer alone. */
  documentId: emptyToAbsent(id),
  /** Of a decline alone. */
  declineReason: emptyToAbsent(z.enum(declineReasons)),
});

export const answerForm = answerFields.superRefine((answer, ctx) => {
  if (answer.priceMin !== undefined && answer.priceMax !== undefined && answer.priceMin > answer.priceMax)
    ctx.addIssue({ ...violation("amountsReversed"), path: ["priceMax"] });
  if (answer.response === "declined") return;
  const priced = answer.priceMin !== undefined || answer.priceMax !== undefined;
  if (!saysSomething(answer)) ctx.addIssue({ ...violation("saysNothing"), path: ["message"] });
  if (priced && answer.priceUnit === undefined) ctx.addIssue({ ...violation("required"), path: ["priceUnit"] });
  if (answer.duration !== undefined && answer.durationUnit === undefined)
    ctx.addIssue({ ...violation("required"), path: ["durationUnit"] });
});

export const answerInput = answerForm.safeExtend({ id });
export type AnswerInput = z.infer<typeof answerInput>;

/** What goes with a rejection, if the client wants to say so; the company reads it. */
export const rejection = z.object({ reason: emptyToAbsent(z.enum(rejectReasons)), note: optionalText(1000) });

/** Reason and note of an acceptance are ignored. */
export const decideInput = rejection.extend({
  id,
  companyId: id,
  decision: z.enum(["accepted", "rejected"]),
  /** Of the answer that was read: another one by now is a 409, and nothing is decided. Absent: nothing is compared. */
  respondedAt: emptyToAbsent(timestamp),
});
export type DecideInput = z.infer<typeof decideInput>;

/** The client says which company did the work, and which day it was finished; absent: today. */
export const doneInput = z.object({ id, companyId: id, doneOn: emptyToAbsent(date) });
export type DoneInput = z.infer<typeof doneInput>;
