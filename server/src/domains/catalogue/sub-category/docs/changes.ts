import { formChange } from "@metiro/shared/sub-category/questions/diff/changes";
import { type Documented, document } from "../../../../openapi/texts.ts";

export const subCategoryChangesDocs: readonly Documented[] = [
  document(formChange, {
    change: ["What happened to the step or question; one that moved and changed is listed twice.", "changed"],
    of: ["Whether it is a step or a question.", "question"],
    id: ["Id of the step or question in the form.", "surface"],
    label: ["Its French title or label.", "Surface à peindre"],
    parts: ["Of a change: what of it; `texts` are title, label and help in all languages.", ["required"]],
  }),
];
