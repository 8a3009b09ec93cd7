import { answerInput, decideInput } from "@metiro/shared/job-request/answer";
import { doneInput } from "@metiro/shared/job-request/done";
import { declineHint, ownFigures } from "@metiro/shared/job-request/my-statistics";
import { editInput, followUp, precisionInput } from "@metiro/shared/job-request/follow-up";
import { addDetailsInput, answerQuestionInput } from "@metiro/shared/job-request/notes";
import {
  adminListInput,
  bulkResult,
  countedRequestPage,
  cancelInput,
  cancelManyInput,
  companyListInput,
  createInput,
  deleteManyInput,
  jobRequest,
  ownRequestPage,
  receivedPage,
  sendInput,
  tendererListInput,
  updateInput,
  waitingInput,
} from "@metiro/shared/job-request/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { allow, router } from "../../trpc/init.ts";
import { answer } from "./respond/answer.ts";
import { askPrecision } from "./notes/ask-precision.ts";
import { cancel } from "./respond/cancel.ts";
import { create } from "./post/create.ts";
import { decide } from "./respond/decide.ts";
import { declineOthers } from "./respond/decline-others.ts";
import { declineHints } from "./read/decline-hints.ts";
import { deleteRequest } from "./office/delete.ts";
import { markDone, undoDone } from "./respond/mark-done.ts";
import { edit } from "./office/edit.ts";
import { followUp as readFollowUp } from "./office/follow-up.ts";
import { get } from "./read/get.ts";
import { sendNow, undoSend } from "./dispatch/undo-send.ts";
import { listForAdmin, listForCompany, listForTenderer } from "./read/list.ts";
import { cancelMany, deleteMany } from "./office/cancel-many.ts";
import { addDetails } from "./notes/add-details.ts";
import { answerQuestion } from "./notes/answer-question.ts";
import { update } from "./post/update.ts";
import { ownFigures as readOwnFigures } from "./read/own-figures.ts";
import { sendToCompanies } from "./dispatch/send-to-companies.ts";
import { undoSeconds } from "@metiro/shared/job-request/send-limit";
import { undoAnswer } from "./respond/undo-answer.ts";
import { undoDecline } from "./respond/undo-decline.ts";

const query = ["pageNumber", "pageSize"];
const tags = ["JobRequest"];

export const jobRequestRouter = router({
  create: allow("jobRequest.create")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/Create", tags, summary: "Post a job request" },
      rest: { idempotent: true },
    })
    .input(createInput)
    .output(jobRequest)
    .mutation(create),
  listForTenderer: allow("jobRequest.listForTenderer")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/GetAllForTenderer", tags, summary: "One's own requests" },
      rest: { query },
    })
    .input(tendererListInput)
    .output(ownRequestPage)
    .query(listForTenderer),
  listForCompany: allow("jobRequest.listForCompany")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/GetAllForCompanies",
        tags,
        summary: "Requests sent to one's company",
      },
      rest: { query },
    })
    .input(companyListInput)
    .output(receivedPage)
    .query(listForCompany),
  listForAdmin: allow("jobRequest.listForAdmin")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/GetAllForAdmin", tags, summary: "All requests" },
      rest: { query },
    })
    .input(adminListInput)
    .output(countedRequestPage)
    .query(listForAdmin),
  get: allow("jobRequest.get")
    .meta({
      openapi: { method: "GET", path: "/JobRequest/Get/{id}", tags, summary: "One request, as its reader may see it" },
    })
    .input(idObject)
    .output(jobRequest)
    .query(get),
  sendToCompanies: allow("jobRequest.sendToCompanies")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/send-to-companies",
        tags,
        summary: "Send a request to companies",
      },
      rest: { bodyAs: "companyIds", query: ["undoSeconds"] },
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
        summary: "Put title and description right",
        description: "Before companies have it. The client is told what changed and why.",
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
        description:
          "The question waits in the client's request until it is answered or the request ends, and is announced by mail. At most 5 questions about a request in 24 hours.",
      },
    })
    .input(precisionInput)
    .output(jobRequest)
    .mutation(askPrecision),
  answerQuestion: allow("jobRequest.answerQuestion")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/questions/{questionId}/answer",
        tags,
        summary: "Answer a question of the back office",
        description: "Once. Words, photos, or both. Companies do not see it.",
      },
    })
    .input(answerQuestionInput)
    .output(jobRequest)
    .mutation(answerQuestion),
  update: allow("jobRequest.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/update",
        tags,
        summary: "Change one's own request",
        description:
          "Until the first company has it. Absent fields stay, `null` clears; `answers` and `photoIds` replace all of theirs. At most 20 changes in 24 hours.",
      },
    })
    .input(updateInput)
    .output(jobRequest)
    .mutation(update),
  addDetails: allow("jobRequest.addDetails")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/additions",
        tags,
        summary: "Complete a request that companies have",
        description:
          "Words, photos, or both. Companies that are still in play are told. At most 5 additions to a request in 24 hours.",
      },
    })
    .input(addDetailsInput)
    .output(jobRequest)
    .mutation(addDetails),
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
  cancel: allow("jobRequest.cancel")
    .meta({ openapi: { method: "POST", path: "/JobRequest/{id}/cancel", tags, summary: "Cancel a request" } })
    .input(cancelInput)
    .output(jobRequest)
    .mutation(cancel),
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
      rest: { selects: true },
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
      rest: { selects: true },
    })
    .input(deleteManyInput)
    .output(bulkResult)
    .mutation(deleteMany),
  answer: allow("jobRequest.answer")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/{id}/answer", tags, summary: "Answer a request, as a recipient" },
    })
    .input(answerInput)
    .output(jobRequest)
    .mutation(answer),
  undoAnswer: allow("jobRequest.undoAnswer")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/undo-answer",
        tags,
        summary: "Take one's latest answer back",
        description: `Within ${undoSeconds} seconds of it: what stood before stands again, with its time. The client gets no mail of either.`,
      },
    })
    .input(idObject)
    .output(jobRequest)
    .mutation(undoAnswer),
  undoDecline: allow("jobRequest.undoDecline")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/undo-decline",
        tags,
        summary: "Take one's decline back",
        description: "As if the request had not been answered. The mail of a decline waits some seconds for it.",
      },
    })
    .input(idObject)
    .output(jobRequest)
    .mutation(undoDecline),
  ownFigures: allow("jobRequest.ownFigures")
    .meta({
      openapi: {
        method: "GET",
        path: "/JobRequest/OwnFigures",
        tags,
        summary: "How one's company answers, against its own past",
      },
    })
    .output(ownFigures)
    .query(readOwnFigures),
  declineHints: allow("jobRequest.declineHints")
    .meta({
      openapi: {
        method: "GET",
        path: "/JobRequest/DeclineHints",
        tags,
        summary: "Districts and trades that one's company declines again and again",
        description: "Of the last 90 days, from 3 on, and only what its coverage still holds. Most frequent first.",
      },
    })
    .output(z.array(declineHint))
    .query(declineHints),
  decide: allow("jobRequest.decide")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/decide/{companyId}",
        tags,
        summary: "Accept or reject a company's answer",
      },
    })
    .input(decideInput)
    .output(jobRequest)
    .mutation(decide),
  declineOthers: allow("jobRequest.declineOthers")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/decline-others",
        tags,
        summary: "Reject all answers but the accepted ones",
        description: "Once a company is accepted: the others that are interested are told that another one was chosen.",
      },
    })
    .input(idObject)
    .output(jobRequest)
    .mutation(declineOthers),
  markDone: allow("jobRequest.markDone")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/done",
        tags,
        summary: "Say which accepted company did the work",
        description: "The state stays 4; afterwards the request takes no answers, decisions or cancellation.",
      },
    })
    .input(doneInput)
    .output(jobRequest)
    .mutation(markDone),
  undoDone: allow("jobRequest.undoDone")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/undo-done",
        tags,
        summary: "Take back that the work is done",
        description: "Within 14 days.",
      },
    })
    .input(idObject)
    .output(jobRequest)
    .mutation(undoDone),
});
