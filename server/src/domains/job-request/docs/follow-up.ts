import { editInput, followUp, precisionInput, requestEvent, requestMail } from "@metiro/shared/job-request/follow-up";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const ofRequestEventActor = document(inside(requestEvent.shape.actor), {
  id: common.id,
  firstName: common.firstName,
  lastName: common.lastName,
  role: common.role,
});

export const jobRequestFollowUpDocs: readonly Documented[] = [
  document(followUp, "JobRequestFollowUp", {
    events: ["What happened to the request, oldest first."],
    mails: ["The mails about the request, oldest first."],
  }),
  document(requestEvent, "JobRequestEvent", {
    at: ["When it happened: ISO 8601, UTC."],
    kind: ["What happened to the request, such as `sent`, `answered` or `canceled`.", "sent"],
    actor: ["The person who did it; absent for companies, and where the account is gone."],
    companies: ["The companies that the request was sent to, or the one company that acted."],
    response: common.response,
    withdrawn: common.companyAnswer.withdrawn,
    decision: ["What the client decided.", "accepted"],
    rejectReason: ["Why the client rejected the answer; absent where it did not say.", "timing"],
    text: [
      "Words of the event: the reason, the question or its answer, or what was added.",
      "Le titre disait « salon ».",
    ],
    before: ["The changed fields of the request as they were before."],
    after: ["The changed fields of the request as they became."],
  }),
  ofRequestEventActor,
  document(inside(requestEvent.shape.companies), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
  }),
  document(requestMail, "JobRequestMail", {
    id: common.id,
    kind: ["Kind of the mail: which of the platform's mails it is.", "requestSent"],
    recipient: common.recipient,
    company: ["The company that the mail is about; absent where it is about none."],
    state: [
      "`held`: waits until its sending can no longer be taken back; `waiting`: is due; `daily`: waits for the mail of the day; `quiet`: waits for the recipient's quiet hours to end; `retrying`: was refused and is tried again; `sent`: left; `digested`: left within the mail of the day; `skipped`: had nothing to say any more; `off`: the recipient wants no such mails; `failed`: given up.",
      "sent",
    ],
    createdAt: common.createdAt,
    at: ["When the mail left, proved needless or was given up; of a mail that waits, when it is due: ISO 8601, UTC."],
    attempts: ["How often sending the mail was tried and failed.", 0],
    reason: ["Codes of the connection or of the mail server from the last failed try.", { code: "ECONNECTION" }],
  }),
  document(inside(requestMail.shape.recipient), {
    ...ofRequestEventActor.texts,
    email: common.email,
  }),
  document(inside(requestMail.shape.company), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
  }),
  document(editInput, {
    title: ["Title, {min} to {max} characters.", "Repeindre le salon"],
    description: [
      "What is to be done, {min} to {max} characters.",
      "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
    ],
    subcategoryId: [
      "Id of the subcategory that it belongs to. Answers stay as they were given, with the questions that they answer.",
    ],
    subregionId: common.subregionId,
    reason: [
      "Why the request is corrected, {min} to {max} characters; its client reads it.",
      "Le titre disait « salon ».",
    ],
    id: common.id,
    baseRevision: common.baseRevision,
  }),
  document(precisionInput, {
    message: ["The question to the client, {min} to {max} characters.", "Quelle est la hauteur du plafond ?"],
    id: common.id,
  }),
];
