import type { Question, QuestionForm, QuestionType } from "../form/form.ts";

export const question = (type: QuestionType, rest: Partial<Question> = {}): Question => ({
  id: "q",
  type,
  label: { fr: "Question" },
  required: false,
  ...rest,
});

/** A bathroom in two steps: `parts` hangs on `scope`, `bath` on `parts`, the second step on `scope`. */
export const bathroom: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "scope",
      title: { fr: "Ampleur", en: "Scope" },
      questions: [
        question("singleChoice", {
          id: "scope",
          required: true,
          options: ["partial", "full", "none"].map((value) => ({ value, label: { fr: value } })),
          summary: true,
        }),
        question("multiChoice", {
          id: "parts",
          required: true,
          options: ["bath", "tiles"].map((value) => ({ value, label: { fr: value } })),
          visibleIf: { q: "scope", op: "eq", value: "partial" },
        }),
        question("shortText", { id: "bath", visibleIf: { q: "parts", op: "contains", value: "bath" }, summary: true }),
        question("info", { id: "notice", required: true, visibleIf: { q: "bath", op: "answered" } }),
      ],
    },
    {
      id: "place",
      title: { fr: "Lieu", en: "Place" },
      visibleIf: { q: "scope", op: "ne", value: "none" },
      questions: [
        question("address", { id: "site", sensitive: true }),
        question("address", { id: "other" }),
        question("shortText", { id: "code", sensitive: true, summary: true }),
        question("photos", { id: "views" }),
      ],
    },
  ],
};
