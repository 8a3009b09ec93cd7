import { faultlessForm } from "@metiro/shared/sub-category/questions/form-check/check-form";
import { questionForm } from "@metiro/shared/sub-category/questions/form/form";
import { type Documented, document, inside } from "../../../../openapi/texts.ts";

export const subCategoryQuestionsDocs: readonly Documented[] = [
  document(inside(questionForm.shape.steps), {
    id: ["Name of the step, unique in the form.", "room"],
    title: ["Heading of the step.", { fr: "La pièce", en: "The room" }],
    visibleIf: ["Shown only when this holds; it names earlier questions only."],
    questions: [
      "The questions of the step; at most {max} in the whole form.",
      [
        {
          id: "surface",
          type: "number",
          label: { fr: "Surface à peindre", en: "Area to paint" },
          required: true,
          unit: "m²",
          validation: { min: 1, max: 500, step: 0.5 },
        },
      ],
    ],
  }),
  document(inside(faultlessForm.shape.steps).shape.title, {
    fr: ["In French; what is shown where another language is missing.", "Surface à peindre"],
    en: ["In English.", "Area to paint"],
    ar: ["In Arabic.", "المساحة"],
    ch: ["In Chinese.", "面积"],
    gr: ["In German.", "Fläche"],
    it: ["In Italian.", "Superficie"],
    ru: ["In Russian.", "Площадь"],
    sp: ["In Spanish.", "Superficie"],
  }),
];
