import { answerTemplate, answerTemplateFields, updateAnswerTemplateInput } from "@metiro/shared/answer-template/schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document } from "../../../openapi/texts.ts";

const ofAnswerTemplateFields = document(answerTemplateFields, {
  name: ["Name of the template, at most {max} characters, unique within the company.", "Visite proposée"],
  message: [
    "Words to the client, at most {max} characters. `{prénom}`, `{demande}` and `{lieu}` stand for the client's first name, the title and the place; whoever uses the template fills them in.",
    "Bonjour {prénom}, nous pouvons passer à {lieu} jeudi.",
  ],
  priceMin: common.priceMin,
  priceMax: common.priceMax,
  priceUnit: common.priceUnit,
  currency: [
    "ISO 4217 code of its prices. Absent: the platform's; of an update the one it has. Nothing is converted.",
    "CHF",
  ],
  lines: ["Lines with which an offer begins, at most {max}; absent: none."],
});

export const answerTemplateDocs: readonly Documented[] = [
  document(answerTemplate, "AnswerTemplate", {
    id: common.id,
    name: ["Name of the template, unique within the company.", "Visite proposée"],
    message: [
      "Words to the client. `{prénom}`, `{demande}` and `{lieu}` stand for the client's first name, the title and the place; whoever uses the template fills them in.",
      "Bonjour {prénom}, nous pouvons passer à {lieu} jeudi.",
    ],
    priceMin: common.priceMin,
    priceMax: common.priceMax,
    priceUnit: common.priceUnit,
    currency: common.currency,
    lines: ["Lines with which an offer begins; absent: none."],
    revision: common.revision,
  }),
  ofAnswerTemplateFields,
  document(updateAnswerTemplateInput, {
    ...ofAnswerTemplateFields.texts,
    id: common.id,
    baseRevision: common.baseRevision,
  }),
];
