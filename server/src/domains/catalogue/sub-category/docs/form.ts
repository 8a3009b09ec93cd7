import { condition } from "@metiro/shared/sub-category/questions/form/condition";
import { question, questionForm } from "@metiro/shared/sub-category/questions/form/form";
import { type Documented, document, inside, type Texts } from "../../../../openapi/texts.ts";

/** Of a text of a form, in its languages. */
export const labelTexts = {
  fr: ["In French; what is shown where another language is missing.", "Surface à peindre"],
  en: ["In English.", "Area to paint"],
  ar: ["In Arabic.", "المساحة"],
  ch: ["In Chinese.", "面积"],
  gr: ["In German.", "Fläche"],
  it: ["In Italian.", "Superficie"],
  ru: ["In Russian.", "Площадь"],
  sp: ["In Spanish.", "Superficie"],
} as const satisfies Texts;

export const subCategoryFormDocs: readonly Documented[] = [
  document(questionForm, {
    version: ["Version of this format.", 1],
    steps: ["The steps, in the order in which they are asked."],
  }),
  document(condition, {
    q: ["Id of the question that is looked at.", "surface"],
    op: ["How its answer is compared.", "gt"],
    value: ["What it is compared with; none for `answered` and `empty`.", 10],
    all: [
      "All of these hold. A condition is either a comparison (`q`, `op`, `value`), or one of `all`, `any`, `not`; five levels at most.",
    ],
    any: ["At least one of these holds."],
    not: ["This does not hold."],
  }),
  document(question, {
    id: ["Name of the question, unique in the form; the key of its answer.", "surface"],
    type: ["What kind of answer it takes; `info` takes none.", "number"],
    label: [
      "The question, or the option, in words. `{currency}` in a text stands for the platform's currency.",
      { fr: "Surface à peindre", en: "Area to paint" },
    ],
    short: ["What the question is called beside its answer; without it the question itself is.", { fr: "Surface" }],
    help: ["An explanation below the question.", { fr: "Murs sans les fenêtres." }],
    required: ["Whether it has to be answered while it is shown.", true],
    options: ["What can be chosen; for `singleChoice` and `multiChoice`."],
    unit: ["Unit shown beside a number.", "m²"],
    default: ["The answer that stands there at first.", 20],
    visibleIf: ["Shown only when this holds; it names earlier questions only."],
    validation: ["Bounds of the answer, by its type."],
    sensitive: ["A company sees the answer only together with the contact details.", false],
    summary: ["Whether the answer stands in lists and mails.", true],
    fills: [
      "Its answer is the place (`address`) or the timing (`date`, `dateRange`, `singleChoice`) of the request too; the platform's own client then does not ask for it again. `JobRequest/Create` takes both as they are sent.",
      "timing",
    ],
  }),
  document(question.shape.label, labelTexts),
  document(inside(question.shape.short), labelTexts),
  document(inside(question.shape.help), labelTexts),
  document(inside(question.shape.options), {
    value: ["The value that stands in the answer.", "white"],
    label: [
      "The question, or the option, in words. `{currency}` in a text stands for the platform's currency.",
      { fr: "Surface à peindre", en: "Area to paint" },
    ],
    help: ["A hint beside the option.", { fr: "Une seule couche" }],
    start: ["Of a question that fills the timing: the start that the option stands for.", "asap"],
    exclusive: ["Choosing it unticks all others.", false],
  }),
  document(inside(question.shape.options).shape.label, labelTexts),
  document(inside(inside(question.shape.options).shape.help), labelTexts),
  document(inside(question.shape.validation), {
    min: ["Least number, or least amount in cents.", 1],
    max: ["Greatest number, or greatest amount in cents.", 500],
    step: ["The number is a multiple of it, counted from `min`.", 0.5],
    minLength: ["Least number of characters.", 0],
    maxLength: ["Greatest number of characters.", 200],
    minDate: ["Earliest day: `today`, `+18m` (months from today) or `yyyy-MM-dd`.", "today"],
    maxDate: ["Latest day: `today`, `+18m` (months from today) or `yyyy-MM-dd`.", "+18m"],
    maxDays: ["Most days of a range, both ends counted.", 14],
    maxFiles: ["Most photos.", 5],
  }),
];
