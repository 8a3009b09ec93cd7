import { maxNotesPerDay } from "@metiro/shared/job-request/constants";
import { addDetailsInput, answerQuestionInput } from "@metiro/shared/job-request/notes";
import { cancelInput, createInput, jobRequest, updateInput } from "@metiro/shared/job-request/schema";
import { allow } from "../../../trpc/init.ts";
import { cancel } from "../respond/cancel.ts";
import { create } from "./create.ts";
import { addDetails } from "../notes/add-details.ts";
import { answerQuestion } from "../notes/answer-question.ts";
import { update } from "./update.ts";

const tags = ["JobRequest"];

/** What a client does with its request: posts it, changes it, completes it, ends it. */
export const postCalls = {
  create: allow("jobRequest.create")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/Create", tags, summary: "Post a job request" },
      rest: { idempotent: "byRow" },
    })
    .input(createInput)
    .output(jobRequest)
    .mutation(create),
  update: allow("jobRequest.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/update",
        tags,
        summary: "Change one's own request",
        description: `Until the first company has it. Absent fields stay, \`null\` clears; \`answers\` and \`photoIds\` replace all of theirs. At most ${maxNotesPerDay.changed} changes in 24 hours.`,
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
        description: `Words, photos, or both. Companies that are still in play are told. At most ${maxNotesPerDay.added} additions to a request in 24 hours.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addDetailsInput)
    .output(jobRequest)
    .mutation(addDetails),
  answerQuestion: allow("jobRequest.answerQuestion")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/questions/{questionId}/answer",
        tags,
        summary: "Answer a question of the back office",
        description: "Once. Words, photos, or both. Companies do not see it.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(answerQuestionInput)
    .output(jobRequest)
    .mutation(answerQuestion),
  cancel: allow("jobRequest.cancel")
    .meta({ openapi: { method: "POST", path: "/JobRequest/{id}/cancel", tags, summary: "Cancel a request" } })
    .input(cancelInput)
    .output(jobRequest)
    .mutation(cancel),
};
