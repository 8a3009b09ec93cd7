import { recipientInput, requestDesk, setDeskInput } from "@metiro/shared/job-request/desk-schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const markText = [
  "Why it is no request: `duplicate`, it stands there twice; `junk`, nobody meant it. Absent of all others.",
  "duplicate",
] as const;

export const jobRequestDeskDocs: readonly Documented[] = [
  document(requestDesk, "JobRequestDesk", {
    assignee: ["The admin who looks after the request."],
    mark: markText,
    original: ["The request that a duplicate repeats."],
    duplicates: ["Those that repeat it, newest first: 50 at most."],
    notes: ["What the back office noted for itself, newest first."],
    reminders: ["The companies that were asked again."],
  }),
  document(inside(requestDesk.shape.duplicates), { id: common.id, number: common.number }),
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
  document(recipientInput, { id: common.id, companyId: common.companyId }),
];
