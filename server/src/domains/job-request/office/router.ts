import { maxNotesPerDay } from "@metiro/shared/job-request/constants";
import { editInput, followUp, precisionInput } from "@metiro/shared/job-request/follow-up";
import {
  bulkResult,
  cancelManyInput,
  deleteManyInput,
  jobRequest,
  sendInput,
  waitingInput,
} from "@metiro/shared/job-request/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow } from "../../../trpc/init.ts";
import { askPrecision } from "../notes/ask-precision.ts";
import { deleteRequest } from "./delete.ts";
import { edit } from "./edit.ts";
import { followUp as readFollowUp } from "../history/follow-up.ts";
import { sendNow, undoSend } from "../dispatch/undo-send.ts";
import { cancelMany, deleteMany } from "./cancel-many.ts";
import { sendToCompanies } from "../dispatch/send-to-companies.ts";

const tags = ["JobRequest"];

/** What the back office does: reads, corrects, sends, deletes. */
export const officeCalls = {
  sendToCompanies: allow("jobRequest.sendToCompanies")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/send-to-companies",
        tags,
        summary: "Send a request to companies",
      },
      rest: { idempotent: "keepsAnswer", bodyAs: "companyIds", query: ["undoSeconds"] },
    })
    .input(sendInput)
    .output(jobRequest)
    .mutation(sendToCompanies),
  undoSend: allow("jobRequest.undoSend")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/undo-send",
        tags,
        summary: "Take back a sending that still waits",
        description:
          "Of a sending with `undoSeconds`, while they last: no company has seen the request and no mail has left. All of these companies or none.",
      },
      rest: { bodyAs: "companyIds" },
    })
    .input(waitingInput)
    .output(jobRequest)
    .mutation(undoSend),
  sendNow: allow("jobRequest.sendNow")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/send-now",
        tags,
        summary: "Do not let a sending wait any longer",
      },
      rest: { bodyAs: "companyIds" },
    })
    .input(waitingInput)
    .output(jobRequest)
    .mutation(sendNow),
  edit: allow("jobRequest.edit")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/edit",
        tags,
        summary: "Put words, service or district of a request right",
        description:
          "Before companies have it. The client is told what changed and why. Answers stay with the questions that they answer, whatever the service.",
      },
    })
    .input(editInput)
    .output(jobRequest)
    .mutation(edit),
  askPrecision: allow("jobRequest.askPrecision")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/ask-precision",
        tags,
        summary: "Ask the client something",
        description: `The question waits in the client's request until it is answered or the request ends, and is announced by mail. At most ${maxNotesPerDay.asked} questions about a request in 24 hours.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(precisionInput)
    .output(jobRequest)
    .mutation(askPrecision),
  followUp: allow("jobRequest.followUp")
    .meta({
      openapi: {
        method: "GET",
        path: "/JobRequest/FollowUp/{id}",
        tags,
        summary: "What happened to a request, and the mails about it",
        description: "Both oldest first.",
      },
    })
    .input(idObject)
    .output(followUp)
    .query(readFollowUp),
  delete: allow("jobRequest.delete")
    .meta({ openapi: { method: "DELETE", path: "/JobRequest/Delete/{id}", tags, summary: "Delete a request" } })
    .input(idObject)
    .output(idObject)
    .mutation(deleteRequest),
  cancelMany: allow("jobRequest.cancelMany")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/CancelMany",
        tags,
        summary: "Cancel several requests",
        description: "Each by itself, as by `cancel`: one that is refused does not hold up the others.",
      },
      rest: { idempotent: "keepsAnswer", selects: true },
    })
    .input(cancelManyInput)
    .output(bulkResult)
    .mutation(cancelMany),
  deleteMany: allow("jobRequest.deleteMany")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/DeleteMany",
        tags,
        summary: "Delete several requests",
        description: "Each by itself, as by `delete`: one that is refused does not hold up the others.",
      },
      rest: { idempotent: "keepsAnswer", selects: true },
    })
    .input(deleteManyInput)
    .output(bulkResult)
    .mutation(deleteMany),
};
