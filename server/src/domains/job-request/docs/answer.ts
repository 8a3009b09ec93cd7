import { answerInput, decideInput, doneInput } from "@metiro/shared/job-request/answer";
import * as common from "../../../openapi/common-texts.ts";
import { document, type Documented } from "../../../openapi/texts.ts";

export const jobRequestAnswerDocs: readonly Documented[] = [
  document(answerInput, {
    response: common.response,
    message: [
      "The company's words to the client, at most {max} characters. An offer needs words, a price, a visit or a PDF.",
      "Volontiers, nous pouvons passer jeudi.",
    ],
    priceMin: common.priceMin,
    priceMax: common.priceMax,
    priceUnit: common.priceUnit,
    vat: common.vat,
    availableFrom: common.availableFrom,
    duration: common.duration,
    durationUnit: common.durationUnit,
    visit: common.visit,
    documentId: [
      "A PDF of one's own, sent to `Document/Upload`, that goes with the offer: absent, none does. Ignored with a decline.",
    ],
    declineReason: [
      "Why it declined. Of these a client is told `no_capacity`, `low_budget` and `unclear`; ignored with an interested answer.",
      "too_far",
    ],
    id: common.id,
  }),
  document(decideInput, {
    reason: ["Why it is rejected; of an acceptance it is ignored.", "timing"],
    note: ["What the company reads beside the reason, at most {max} characters.", "Nous devons commencer en mars."],
    id: common.id,
    companyId: common.companyId,
    decision: ["Take the offer or not. A rejected one may still be accepted; an acceptance is final.", "accepted"],
    respondedAt: [
      "The `respondedAt` of the answer that was read; another one stands: `REVISION_CONFLICT`. Absent: not compared.",
    ],
  }),
];

export const jobRequestDoneDocs: readonly Documented[] = [
  document(doneInput, {
    id: common.id,
    companyId: ["The company that did the work, among those that were accepted."],
    doneOn: common.doneOn,
  }),
];
