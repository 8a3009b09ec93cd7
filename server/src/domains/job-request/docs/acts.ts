import {
  bulkResult,
  cancelInput,
  cancelManyInput,
  deleteManyInput,
  sendInput,
  updateInput,
  waitingInput,
} from "@metiro/shared/job-request/schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

/** What is done with requests: sending, correcting, canceling, deleting. */
export const jobRequestActDocs: readonly Documented[] = [
  document(sendInput, {
    id: common.id,
    companyIds: [
      "Ids of the companies that the request is sent to, {min} to {max}. Companies that have it already are left as they are.",
    ],
    undoSeconds: ["For so many seconds the sending waits and can be taken back; 0: it does not.", 0],
    baseRevision: common.baseRevision,
  }),
  document(waitingInput, {
    id: common.id,
    companyIds: [
      "Ids of the companies concerned: those that a waiting sending is taken back from, or is made to at once.",
    ],
  }),
  document(updateInput, {
    title: ["Title, {min} to {max} characters.", "Repeindre le salon"],
    description: [
      "What is to be done, {min} to {max} characters.",
      "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
    ],
    startPreference: common.startPreference,
    id: common.id,
    baseRevision: common.baseRevision,
    startDate: common.startDate,
    budgetMin: common.budgetMin,
    budgetMax: common.budgetMax,
    answers: ["Answers to the request's own `form`, all of them: question id to answer.", { surface: 32 }],
    photoIds: ["Ids of the photos that belong to no answer, at most {max}, in their order; replaces all of them.", []],
    planIds: ["Ids of its plans, PDFs sent to `Document/Upload`, at most {max}, in their order; replaces all.", []],
  }),
  document(cancelInput, {
    id: common.id,
    reason: ["Why it is canceled, at most {max} characters.", "Le projet est reporté."],
  }),
  document(cancelManyInput, {
    ids: ["The requests to cancel, {min} to {max}."],
    reason: ["Why it is canceled, at most {max} characters.", "Le projet est reporté."],
  }),
  document(bulkResult, {
    done: ["Ids of the requests for which the action was done."],
    refused: ["Requests for which the action was refused, each with its reason."],
  }),
  document(inside(bulkResult.shape.refused), {
    id: common.id,
    code: ["Error code that the call for this single request would answer.", "STATUS_CONFLICT"],
  }),
  document(deleteManyInput, {
    ids: ["The requests to delete, {min} to {max}."],
  }),
];
