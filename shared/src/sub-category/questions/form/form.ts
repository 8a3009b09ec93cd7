import { z } from "zod";
import { like, valueFault } from "../../../rules/value-rules.ts";
import { startPreferences } from "../../start-preference.ts";
import { bounded, date, text } from "../../../scalars.ts";
import { maxAnswerLength, maxNumber, maxOptionValue } from "./limits.ts";
import { condition } from "./condition.ts";
import { localizedText } from "./localized.ts";
import { formFault } from "./rules.ts";

export const questionTypes = [
  "shortText",
  "longText",
  "number",
  "integer",
  "money",
  "singleChoice",
  "multiChoice",
  "yesNo",
  "scale",
  "date",
  "dateRange",
  "address",
  "photos",
  "info",
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const maxFormQuestions = 60;

/** Names a step or question. It is a field path (`answers.surface`) and an object key, so nothing inherited will do. */
const formId = bounded(60)
  .regex(/^[A-Za-z0-9][\w-]{0,59}$/, like("surface-1"))
  .refine((id) => !(id in {}), formFault("reservedId"));

/** At most six decimals, so that steps can be counted exactly. */
const bound = z.number().min(-maxNumber).max(maxNumber).multipleOf(0.000_001);
const length = z.int().min(0).max(maxAnswerLength);
/** `today`, so many months from today, or a date. */
const dayBound = bounded(10)
  .regex(/^(?:today|\+\d{1,3}m|\d{4}-\d{2}-\d{2})$/, like("+6m"))
  .refine((bound) => !/^\d/.test(bound) || date.safeParse(bound).success, valueFault("date"));

const validation = z.object({
  min: bound.optional(),
  max: bound.optional(),
  step: bound.positive().optional(),
  minLength: length.optional(),
  maxLength: length.min(1).optional(),
  minDate: dayBound.optional(),
  maxDate: dayBound.optional(),
  maxDays: z.int().min(1).max(3660).optional(),
  maxFiles: z.int().min(1).max(20).optional(),
});

export type Validation = z.infer<typeof validation>;

const option = z.object({
  value: text(1, maxOptionValue),
  label: localizedText(300),
  /** Beside the label, for whoever does not know the word. */
  help: localizedText(300).optional(),
  /** Of a question that fills the timing: the start that it stands for. */
  start: z.enum(startPreferences).exclude(["on_date"]).optional(),
  /** Choosing it unticks the others. */
  exclusive: z.boolean().optional(),
});
export type Option = z.infer<typeof option>;

/** What of the request a question tells besides its own answer. */
export const fillable = ["place", "timing"] as const;
export type Fillable = (typeof fillable)[number];

export const question = z
  .object({
    id: formId,
    type: z.enum(questionTypes),
    label: localizedText(300),
    /** What the question is called beside its answer: « Surface ». */
    short: localizedText(80).optional(),
    help: localizedText(1000).optional(),
    required: z.boolean(),
    options: z.array(option).max(50).optional(),
    unit: text(1, 20).optional(),
    default: z.unknown().optional(),
    visibleIf: condition.optional(),
    validation: validation.optional(),
    /** A company sees the answer only once it may see the contact details. */
    sensitive: z.boolean().optional(),
    /** The answer stands in lists and mails. */
    summary: z.boolean().optional(),
    /** The answer is the place or the timing of the request too, which is then not asked again. */
    fills: z.enum(fillable).optional(),
  })
  .meta({ id: "Question" });
export type Question = z.infer<typeof question>;

const step = z.object({
  id: formId,
  title: localizedText(300),
  visibleIf: condition.optional(),
  questions: z.array(question).max(maxFormQuestions),
});
export type Step = z.infer<typeof step>;

/** The questions of a subcategory, as stored and sent. What is saved must be a `faultlessForm`. */
export const questionForm = z
  .object({ version: z.literal(1), steps: z.array(step).max(20) })
  .meta({ id: "QuestionForm" });
export type QuestionForm = z.infer<typeof questionForm>;

/**
 * A form on its way out of the database, where only a faultless one comes in. Checking it again would cost more than all
 * else that is checked of a request. Documented as the form that is saved.
 */
export const storedForm = z
  .custom<QuestionForm>((form) => typeof form === "object" && form !== null)
  .meta({ override: { $ref: "#/components/schemas/QuestionForm" } });
