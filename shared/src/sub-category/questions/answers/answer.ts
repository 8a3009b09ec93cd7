import { z } from "zod";
import { date, id } from "../../../scalars.ts";
import { postalCode } from "../../../swiss/postal-code.ts";
import { localityText, optionalStreet } from "../../../text/names.ts";
import { answerPresent } from "./answer-present.ts";

/** Object answers; one of blank parts only, as a form sends it when nothing was typed, is no answer. */
const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (answerPresent(value) ? value : undefined), schema.optional());

/** The shape of an answer that is not a plain string, number or boolean. */
export const dateRange = orBlank(z.object({ from: date, to: date }));
export const address = orBlank(z.object({ street: optionalStreet, postalCode, locality: localityText }));
export const fileIds = z.array(id);

type DateRange = NonNullable<z.infer<typeof dateRange>>;
export type Address = NonNullable<z.infer<typeof address>>;

/** A stored answer: text, number (cents for money), yes or no, date (`yyyy-MM-dd`), option value or values, file ids, … */
export type Answer = string | number | boolean | string[] | DateRange | Address;

/** Answers by question id. A question without an answer has no key. */
export type Answers = Record<string, Answer>;
