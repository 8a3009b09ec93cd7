import { addNoteInput, recipientInput, requestDesk, setDeskInput } from "@metiro/shared/job-request/desk-schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const markText = [
  "Why it is no request: `duplicate`, it stands there twice; `junk`, nobody meant it. Absent of all others.",
  "duplicate",
] as const;

const ofColleague = document(inside(requestDesk.shape.assignee), {
  id: common.id,
  firstName: common.firstName,
  lastName: common.lastName,
});

export const jobRequestDeskDocs: readonly Documented[] = [
  document(requestDesk, "JobRequestDesk", {
    assignee: ["The admin who looks after the request."],
    mark: markText,
    original: ["The request that a duplicate repeats."],
    duplicates: ["Those that repeat it, newest first: 50 at most."],
    notes: ["What the back office noted for itself, newest first."],
    reminders: ["The companies that were asked again."],
  }),
  ofColleague,
  document(inside(requestDesk.shape.duplicates), { id: common.id, number: common.number }),
  document(inside(requestDesk.shape.notes), "JobRequestOfficeNote", {
    id: common.id,
    text: ["The words of the note.", "A rappelé : préfère une visite le matin."],
    author: ["The admin who wrote it; absent where the account is gone."],
    createdAt: common.createdAt,
  }),
  document(inside(requestDesk.shape.reminders), {
    companyId: common.companyId,
    at: ["When the company was last asked again: ISO 8601, UTC."],
    count: ["How often.", 1],
  }),
  document(setDeskInput, {
    id: common.id,
    assigneeId: ["The admin who is to look after the request; `null`: nobody."],
    mark: ["`duplicate`: it stands there twice; `junk`: nobody meant it; `null`: it is a request.", "duplicate"],
    originalId: ["The request that a duplicate repeats; goes with that mark."],
  }),
  document(addNoteInput, {
    id: common.id,
    text: ["The words of the note, {min} to {max} characters.", "A rappelé : préfère une visite le matin."],
  }),
  document(recipientInput, { id: common.id, companyId: common.companyId }),
];
