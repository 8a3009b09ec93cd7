import { undoDoneDays, undoSeconds } from "@metiro/shared/job-request/constants";
import { answerInput, decideInput, doneInput } from "@metiro/shared/job-request/answer";
import { jobRequest } from "@metiro/shared/job-request/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow } from "../../../trpc/init.ts";
import { answer } from "./answer.ts";
import { decide } from "./decide.ts";
import { declineOthers } from "./decline-others.ts";
import { markDone, undoDone } from "./mark-done.ts";
import { undoAnswer } from "./undo-answer.ts";
import { undoDecline } from "./undo-decline.ts";

const tags = ["JobRequest"];

/** What a company answers, and what its client makes of it. */
export const respondCalls = {
  answer: allow("jobRequest.answer")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/{id}/answer", tags, summary: "Answer a request, as a recipient" },
      rest: { idempotent: "keepsAnswer" },
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
        summary: "Undo one's latest answer within seconds",
        description: `Of an answer of any kind, a decline too, for ${undoSeconds} seconds: what stood before stands again, with its time. The client gets no mail of either. An offer line by line is a draft again, as it was sent. A decline of longer ago: \`undo-decline\`.`,
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
        summary: "Withdraw one's decline, at any time",
        description:
          "As if the request had not been answered, whatever stood before the decline. The client may have had its mail; within seconds `undo-answer` is what the screens use.",
      },
    })
    .input(idObject)
    .output(jobRequest)
    .mutation(undoDecline),
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
        description: `Within ${undoDoneDays} days.`,
      },
    })
    .input(idObject)
    .output(jobRequest)
    .mutation(undoDone),
};
