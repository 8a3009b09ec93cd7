import { violationFactory, type RuleTable } from "./rule-table.ts";

/** Rules that any field may break. A schema names one with `refine(…, valueFault("characters"))`. */
export const valueRules = {
  required: [],
  invalid: [],
  characters: [],
  number: [],
  wholeNumber: [],
  format: ["example"],
  choice: [],
  length: ["length"],
  tooShort: ["minLength"],
  tooLong: ["maxLength"],
  tooFew: ["min"],
  tooMany: ["max"],
  tooSmall: ["min"],
  tooBig: ["max"],
  tooEarly: ["minDate"],
  tooLate: ["maxDate"],
  step: ["step"],
  email: [],
  url: [],
  date: [],
  unknownKeys: ["keys"],
  unknown: [],
  taken: [],
  rangeReversed: [],
  amountsReversed: [],
  saysNothing: [],
  past: [],
  overlaps: ["startsOn", "endsOn"],
  holidaysOverlap: [],
  notAnImage: [],
  tooManyPixels: ["maxMegapixels"],
  tooManyBits: ["maxBits"],
  notADocument: [],
  notAPdf: [],
  pdfLocked: [],
  pdfActive: [],
  pdfTooHeavy: [],
  documentsFull: ["maxMegabytes"],
  commonPassword: [],
  containsEmail: [],
  wrongPassword: [],
  botProof: [],
  turnstileUnset: [],
  companyUnknown: ["id"],
  companyUnconfirmed: ["id", "name"],
  companyLocked: ["id", "name"],
  companyPaused: ["id", "name"],
  companyAway: ["id", "name"],
  companyUnsubscribed: ["id", "name"],
  /** `kinds`: which proofs are missing, with commas between. */
  companyUnproved: ["id", "name", "kinds"],
} as const satisfies RuleTable;

/** Breaks one of these in a zod `refine`. */
export const valueFault = violationFactory(valueRules);

/** The option of a zod `regex`: what such a value looks like, for the words of the refusal. */
export const like = (example: string) => ({
  error: ({ input }: { input?: unknown }) => (absent(input) ? absentMessage : `${likeMessage}${example}`),
});
const likeMessage = "like ";

/** The example that the message of such a refusal carries. */
export const exampleIn = (message: string | undefined): string | undefined =>
  message?.startsWith(likeMessage) ? message.slice(likeMessage.length) : undefined;

/** What the refusal of an amount in cents says that is out of its bounds: people read them as money. */
export const amountMessage = "amount";

export const absent = (value: unknown) => value === undefined || value === null || value === "";
/** What an issue says when there was no value. */
export const absentMessage = "required";
