import type { Question, QuestionType } from "@metiro/shared/sub-category/questions";
import { typesFilling } from "@metiro/shared/sub-category/questions/visible/fills";
import type { Validation } from "@metiro/shared/sub-category/questions/form/form";
import type { NewId } from "./edits.ts";

type Bound = keyof Validation;

/** The bounds that a type of question knows. */
export const boundsFor: Record<QuestionType, readonly Bound[]> = {
  shortText: ["minLength", "maxLength"],
  longText: ["minLength", "maxLength"],
  number: ["min", "max", "step"],
  integer: ["min", "max", "step"],
  money: ["min", "max"],
  singleChoice: [],
  multiChoice: [],
  yesNo: [],
  scale: ["min", "max", "step"],
  date: ["minDate", "maxDate"],
  dateRange: ["minDate", "maxDate", "maxDays"],
  address: [],
  photos: ["maxFiles"],
  info: [],
};

export const hasOptions = (type: QuestionType): boolean => type === "singleChoice" || type === "multiChoice";
export const hasUnit = (type: QuestionType): boolean => type === "number" || type === "integer";

const withDefault = new Set<QuestionType>([
  "shortText",
  "longText",
  "number",
  "integer",
  "money",
  "singleChoice",
  "multiChoice",
  "yesNo",
  "scale",
]);
/** Dates and photos would go stale; an address is nobody's. */
export const hasDefault = (type: QuestionType): boolean => withDefault.has(type);

export const newOption = (newId: NewId): NonNullable<Question["options"]>[number] => ({
  value: newId("o"),
  label: { fr: "" },
});

export const newQuestion = (type: QuestionType, newId: NewId): Question => ({
  id: newId("q"),
  type,
  label: { fr: "" },
  required: type !== "info" && type !== "photos",
  ...(hasOptions(type) && { options: [newOption(newId), newOption(newId)] }),
});

/** A question with another kind of answer; what the other kind does not know is dropped. */
export function withType(question: Question, type: QuestionType, newId: NewId): Question {
  const { id, label, short, help, required, visibleIf, sensitive, summary, fills, unit, options } = question;
  const isInfo = type === "info";
  const validation = Object.fromEntries(
    Object.entries(question.validation ?? {}).filter(([bound]) => boundsFor[type].includes(bound as Bound)),
  );
  return {
    id,
    type,
    label,
    ...(short && !isInfo && { short }),
    ...(help && { help }),
    required: required && !isInfo,
    ...(hasOptions(type) && { options: options ?? [newOption(newId), newOption(newId)] }),
    ...(unit !== undefined && hasUnit(type) && { unit }),
    ...(Object.keys(validation).length > 0 && { validation }),
    ...(visibleIf && { visibleIf }),
    ...(sensitive && !isInfo && { sensitive }),
    ...(summary && !isInfo && { summary }),
    ...(fills && typesFilling[fills].includes(type) && { fills }),
  };
}
