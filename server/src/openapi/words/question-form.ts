import type { Words } from "./shape.ts";

const area = { fr: "Surface à peindre", en: "Area to paint" };

/** A form of one question. */
export const exampleForm = {
  version: 1,
  steps: [
    {
      id: "room",
      title: { fr: "La pièce", en: "The room" },
      questions: [
        {
          id: "surface",
          type: "number",
          label: area,
          required: true,
          unit: "m²",
          validation: { min: 1, max: 500, step: 0.5 },
        },
      ],
    },
  ],
};

/** Conditions, questions and forms: components of their own, which two tags use. */
export const questionFormWords: Words = {
  version: ["Version of this format.", 1],
  steps: ["The steps, in the order in which they are asked."],
  "steps.id": ["Name of the step, unique in the form.", "room"],
  "steps.title": ["Heading of the step.", { fr: "La pièce", en: "The room" }],
  "steps.questions": ["The questions of the step; at most 60 in the whole form.", exampleForm.steps[0]?.questions],
  visibleIf: ["Shown only when this holds; it names earlier questions only."],
  "Question.id": ["Name of the question, unique in the form; the key of its answer.", "surface"],
  "Question.type": ["What kind of answer it takes; `info` takes none.", "number"],
  label: ["The question, or the option, in words. `{currency}` in a text stands for the platform's currency.", area],
  short: ["What the question is called beside its answer; without it the question itself is.", { fr: "Surface" }],
  help: ["An explanation below the question.", { fr: "Murs sans les fenêtres." }],
  required: ["Whether it has to be answered while it is shown.", true],
  options: ["What can be chosen; for `singleChoice` and `multiChoice`."],
  "options.value": ["The value that stands in the answer.", "white"],
  "options.help": ["A hint beside the option.", { fr: "Une seule couche" }],
  "options.start": ["Of a question that fills the timing: the start that the option stands for.", "asap"],
  fills: [
    "Its answer is the place (`address`) or the timing (`date`, `dateRange`, `singleChoice`) of the request too; the platform's own client then does not ask for it again. `JobRequest/Create` takes both as they are sent.",
    "timing",
  ],
  exclusive: ["Choosing it unticks all others.", false],
  unit: ["Unit shown beside a number.", "m²"],
  default: ["The answer that stands there at first.", 20],
  validation: ["Bounds of the answer, by its type."],
  min: ["Least number, or least amount in cents.", 1],
  max: ["Greatest number, or greatest amount in cents.", 500],
  step: ["The number is a multiple of it, counted from `min`.", 0.5],
  minLength: ["Least number of characters.", 0],
  maxLength: ["Greatest number of characters.", 200],
  minDate: ["Earliest day: `today`, `+18m` (months from today) or `yyyy-MM-dd`.", "today"],
  maxDate: ["Latest day: `today`, `+18m` (months from today) or `yyyy-MM-dd`.", "+18m"],
  maxDays: ["Most days of a range, both ends counted.", 14],
  maxFiles: ["Most photos.", 5],
  sensitive: ["A company sees the answer only together with the contact details.", false],
  "Question.summary": ["Whether the answer stands in lists and mails.", true],
  q: ["Id of the question that is looked at.", "surface"],
  op: ["How its answer is compared.", "gt"],
  "Condition.value": ["What it is compared with; none for `answered` and `empty`.", 10],
  all: [
    "All of these hold. A condition is either a comparison (`q`, `op`, `value`), or one of `all`, `any`, `not`; five levels at most.",
  ],
  any: ["At least one of these holds."],
  not: ["This does not hold."],
};
