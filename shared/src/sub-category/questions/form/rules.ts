import { violationFactory, type BrokenRule, type RuleTable } from "../../../rules/rule-table.ts";

/** Every way in which an answer can be wrong. Amounts (`amountToo…`) are cents; `type` is a type of question. */
export const answerRules = {
  required: [],
  unknownQuestion: [],
  hiddenQuestion: [],
  notAnswerable: [],
  wrongType: ["type", "part"],
  characters: [],
  tooShort: ["minLength"],
  tooLong: ["maxLength"],
  tooSmall: ["min"],
  tooBig: ["max"],
  amountTooSmall: ["min"],
  amountTooBig: ["max"],
  offStep: ["min", "step"],
  unknownOption: ["value"],
  repeated: [],
  exclusiveOption: ["value"],
  tooEarly: ["minDate"],
  tooLate: ["maxDate"],
  rangeReversed: [],
  tooManyDays: ["maxDays"],
  tooManyFiles: ["maxFiles"],
} as const satisfies RuleTable;
/** A rule that an answer breaks, with the parameters of its message. */
export type AnswerFailure = BrokenRule<typeof answerRules>;

/** Every way in which a form of the right shape can still be wrong. `reason` is the rule that the default breaks. */
export const formRules = {
  reservedId: [],
  frenchMissing: [],
  tooManyQuestions: ["max"],
  duplicateId: ["id"],
  optionsMissing: [],
  duplicateOption: ["value"],
  boundsReversed: ["lower", "upper"],
  defaultInvalid: ["reason"],
  referenceUnknown: ["q"],
  referenceLater: ["q"],
  operatorUnfit: ["op", "type"],
  valueUnfit: ["op", "type"],
  neverTrue: [],
  fillsUnfit: ["fills", "type"],
} as const satisfies RuleTable;

/** Breaks one of these in a zod `refine`. */
export const formFault = violationFactory(formRules);

/** One thing wrong with a form, and where: `["steps", 0, "questions", 2, "visibleIf"]`. */
export type FormFault = BrokenRule<typeof formRules> & { path: (string | number)[] };
