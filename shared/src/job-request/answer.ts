import { z } from "zod";
import { broken } from "../fault.ts";
import { cents, date, emptyToAbsent, id, optionalText } from "../scalars.ts";

export const companyResponses = ["none", "interested", "declined"] as const;
export type CompanyResponse = (typeof companyResponses)[number];

export const clientDecisions = ["none", "accepted", "rejected"] as const;
export type ClientDecision = (typeof clientDecisions)[number];

export const priceUnits = ["total", "hour", "day", "m2"] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** A company's answer. Prices in cents; a price needs its unit, a decline carries none. */
const answerFields = z.object({
  response: z.enum(["interested", "declined"]),
  message: optionalText(5000),
  priceMin: emptyToAbsent(cents),
  priceMax: emptyToAbsent(cents),
  priceUnit: emptyToAbsent(z.enum(priceUnits)),
  availableFrom: emptyToAbsent(date),
});

export const answerForm = answerFields.superRefine((answer, ctx) => {
  if (answer.priceMin !== undefined && answer.priceMax !== undefined && answer.priceMin > answer.priceMax)
    ctx.addIssue({ ...broken("amountsReversed"), path: ["priceMax"] });
  if (answer.response === "declined") return;
  if (answer.priceUnit === undefined && (answer.priceMin !== undefined || answer.priceMax !== undefined))
    ctx.addIssue({ ...broken("required"), path: ["priceUnit"] });
});

export const answerInput = answerForm.safeExtend({ id });
export type AnswerInput = z.infer<typeof answerInput>;

export const decideInput = z.object({ id, companyId: id, decision: z.enum(["accepted", "rejected"]) });
export type DecideInput = z.infer<typeof decideInput>;

/** An answer can still be decided on: it is interested, and not accepted yet (an acceptance is final). */
export const canDecide = (row: { response: CompanyResponse; clientDecision: ClientDecision }): boolean =>
  row.response === "interested" && row.clientDecision !== "accepted";

/** A company may change its answer until the client has decided on it. */
export const canAnswer = (row: { clientDecision: ClientDecision }): boolean => row.clientDecision === "none";
