import { boundsOf } from "../form/bounds.ts";
import { type Asked, canHold } from "./can-hold.ts";
import { checkAnswer } from "../check/check-answer.ts";
import { operatorsFor, valueFits } from "./comparable.ts";
import type { Condition } from "../form/condition.ts";
import { typesFilling } from "../visible/fills.ts";
import { maxFormQuestions, questionForm, type Question, type QuestionForm, type QuestionType } from "../form/form.ts";
import { questionsOf } from "../form/questions-of.ts";
import type { Localized } from "../form/localized.ts";
import type { FormFault } from "../form/rules.ts";

type Path = (string | number)[];
type Faults = Generator<FormFault, void>;
/** The questions that a condition may name, and all that there are. */
interface Scope {
  earlier: ReadonlyMap<string, Question>;
  everywhere: ReadonlySet<string>;
  /** The earlier ones with what they hang on. */
  asked: readonly Asked[];
}

/** French is the language that everything falls back to. */
function* french(path: Path, text: Localized): Faults {
  if (text.fr === "") yield { path: [...path, "fr"], rule: "frenchMissing" };
}

/** A text that may be left out, but not in French alone. */
function* frenchIfAny(path: Path, text: Localized | undefined): Faults {
  if (text && Object.values(text).some(Boolean)) yield* french(path, text);
}

function* conditionFaults(path: Path, condition: Condition | undefined, scope: Scope): Faults {
  if (condition === undefined) return;
  if ("all" in condition) yield* partFaults([...path, "all"], condition.all, scope);
  else if ("any" in condition) yield* partFaults([...path, "any"], condition.any, scope);
  else if ("not" in condition) yield* conditionFaults([...path, "not"], condition.not, scope);
  else {
    const { q, op } = condition;
    const question = scope.earlier.get(q);
    if (!question) yield { path, rule: scope.everywhere.has(q) ? "referenceLater" : "referenceUnknown", q };
    else if (!operatorsFor[question.type].includes(op)) yield { path, rule: "operatorUnfit", op, type: question.type };
    else if (!valueFits(question, condition)) yield { path, rule: "valueUnfit", op, type: question.type };
  }
}

function* partFaults(path: Path, parts: Condition[], scope: Scope): Faults {
  for (const [index, part] of parts.entries()) yield* conditionFaults([...path, index], part, scope);
}

/**
 * What is wrong with a condition; that it can never be true is said only where nothing else is. `around` is what has to
 * hold besides it. Returns all that has to hold, or nothing where that cannot be judged.
 */
function* visibilityFaults(
  path: Path,
  condition: Condition | undefined,
  around: Condition[] | undefined,
  scope: Scope,
): Generator<FormFault, Condition[] | undefined> {
  if (condition === undefined) return around;
  const faults = [...conditionFaults(path, condition, scope)];
  yield* faults;
  if (faults.length > 0 || around === undefined) return undefined;
  const together = [...around, condition];
  if (canHold(scope.asked, together)) return together;
  yield { path, rule: "neverTrue" };
  return undefined;
}

function* optionFaults(path: Path, { type, options = [] }: Question): Faults {
  if (options.length === 0 && (type === "singleChoice" || type === "multiChoice"))
    yield { path, rule: "optionsMissing" };
  const values = new Set<string>();
  for (const [index, { value, label, help }] of options.entries()) {
    yield* french([...path, index, "label"], label);
    yield* frenchIfAny([...path, index, "help"], help);
    if (values.has(value)) yield { path: [...path, index, "value"], rule: "duplicateOption", value };
    values.add(value);
  }
}

/** Days from today can be compared with each other, dates with dates; a mixture depends on the day. */
const dayOrder = (bound: string): [kind: string, place: number] =>
  /^\d/.test(bound) ? ["date", Date.parse(bound)] : ["month", bound === "today" ? 0 : Number.parseInt(bound, 10)];

function* boundFaults(path: Path, question: Question): Faults {
  const { min, max, minLength, maxLength, minDate, maxDate } = boundsOf(question);
  if (min !== undefined && max !== undefined && min > max)
    yield { path: [...path, "max"], rule: "boundsReversed", lower: min, upper: max };
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength)
    yield { path: [...path, "maxLength"], rule: "boundsReversed", lower: minLength, upper: maxLength };
  if (minDate === undefined || maxDate === undefined) return;
  const [[lowerKind, lower], [upperKind, upper]] = [dayOrder(minDate), dayOrder(maxDate)];
  if (lowerKind === upperKind && lower > upper)
    yield { path: [...path, "maxDate"], rule: "boundsReversed", lower: minDate, upper: maxDate };
}

/** Types whose default would go stale, or cannot be known when the form is written. */
const withoutDefault = new Set<QuestionType>(["date", "dateRange", "photos", "info"]);

/** The rule that the default breaks, if any. */
function brokenByDefault(question: Question): string | undefined {
  if (question.default === undefined || question.default === null) return undefined;
  if (withoutDefault.has(question.type)) return "notAnswerable";
  const check = checkAnswer({ ...question, required: false }, question.default, { today: "1970-01-01" });
  return check.ok ? undefined : check.failure.rule;
}

function* questionFaults(
  path: Path,
  question: Question,
  ofStep: Condition[] | undefined,
  scope: Scope,
): Generator<FormFault, Condition[] | undefined> {
  if (scope.earlier.has(question.id)) yield { path: [...path, "id"], rule: "duplicateId", id: question.id };
  yield* french([...path, "label"], question.label);
  yield* frenchIfAny([...path, "short"], question.short);
  yield* frenchIfAny([...path, "help"], question.help);
  const { fills, type } = question;
  if (fills && !typesFilling[fills].includes(type)) yield { path: [...path, "fills"], rule: "fillsUnfit", fills, type };
  yield* optionFaults([...path, "options"], question);
  yield* boundFaults([...path, "validation"], question);
  const reason = brokenByDefault(question);
  if (reason !== undefined) yield { path: [...path, "default"], rule: "defaultInvalid", reason };
  return yield* visibilityFaults([...path, "visibleIf"], question.visibleIf, ofStep, scope);
}

function* faultsIn(form: QuestionForm): Faults {
  const questions = questionsOf(form);
  const earlier = new Map<string, Question>();
  const asked: Asked[] = [];
  const scope: Scope = { earlier, everywhere: new Set(questions.map(({ id }) => id)), asked };
  const stepIds = new Set<string>();
  if (questions.length > maxFormQuestions) yield { path: ["steps"], rule: "tooManyQuestions", max: maxFormQuestions };
  for (const [index, step] of form.steps.entries()) {
    const path = ["steps", index];
    if (stepIds.has(step.id)) yield { path: [...path, "id"], rule: "duplicateId", id: step.id };
    stepIds.add(step.id);
    yield* french([...path, "title"], step.title);
    const ofStep = yield* visibilityFaults([...path, "visibleIf"], step.visibleIf, [], scope);
    for (const [place, question] of step.questions.entries()) {
      const conditions = yield* questionFaults([...path, "questions", place], question, ofStep, scope);
      if (earlier.has(question.id)) continue;
      earlier.set(question.id, question);
      asked.push({ question, conditions });
    }
  }
}

/** What is wrong with a form of the right shape, each fault with its place, in the form's order. */
export const formFaults = (form: QuestionForm): FormFault[] => [...faultsIn(form)];

/** A form that may be saved: one issue per fault, `{ rule, … }` of `formRules` in its params. */
export const faultlessForm = questionForm.superRefine((form, issues) => {
  for (const { path, ...fault } of faultsIn(form)) issues.addIssue({ code: "custom", path, params: fault });
});
