import { faultlessForm } from "@metiro/shared/sub-category/questions/form-check/check-form";
import { questionForm } from "@metiro/shared/sub-category/questions/form/form";
import * as common from "../../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../../openapi/texts.ts";
import { labelTexts } from "./form.ts";

export const subCategoryQuestionsDocs: readonly Documented[] = [
  document(inside(questionForm.shape.steps), {
    id: ["Name of the step, unique in the form.", "room"],
    title: ["Heading of the step.", { fr: "La pièce", en: "The room" }],
    visibleIf: ["Shown only when this holds; it names earlier questions only."],
    questions: ["The questions of the step; at most {max} in the whole form.", common.sampleForm.steps[0].questions],
  }),
  document(inside(faultlessForm.shape.steps).shape.title, labelTexts),
];
