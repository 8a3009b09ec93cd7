import { hoursBetweenReminders } from "@metiro/shared/job-request/constants";
import { recipientInput, requestDesk, setDeskInput } from "@metiro/shared/job-request/desk-schema";
import { jobRequest } from "@metiro/shared/job-request/schema";
import { addNoteInput } from "@metiro/shared/office-note/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow } from "../../../trpc/init.ts";
import { addNote } from "./add-note.ts";
import { desk } from "./desk.ts";
import { remind } from "./remind.ts";
import { setDesk } from "./set-desk.ts";
import { withdraw } from "./withdraw.ts";

const tags = ["JobRequest"];

/** What the back office keeps beside a request, and what it does about a company that does not answer. */
export const deskCalls = {
  desk: allow("jobRequest.desk")
    .meta({
      openapi: {
        method: "GET",
        path: "/JobRequest/Desk/{id}",
        tags,
        summary: "How the back office deals with a request",
        description: "Neither its client nor a company ever reads any of it.",
      },
    })
    .input(idObject)
    .output(requestDesk)
    .query(desk),
  setDesk: allow("jobRequest.setDesk")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/desk",
        tags,
        summary: "Give a request to a colleague, or mark it",
        description: "What is absent stays as it is, `null` is cleared. A mark changes no state and can be taken back.",
      },
    })
    .input(setDeskInput)
    .output(requestDesk)
    .mutation(setDesk),
  addNote: allow("jobRequest.addNote")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/notes",
        tags,
        summary: "Note something for the back office",
        description: "The note goes with the personal data of the request.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addNoteInput)
    .output(requestDesk)
    .mutation(addNote),
  remind: allow("jobRequest.remind")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/remind/{companyId}",
        tags,
        summary: "Ask a company again that has not answered",
        description: `By mail, once in ${hoursBetweenReminders} hours at most.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(recipientInput)
    .output(requestDesk)
    .mutation(remind),
  withdraw: allow("jobRequest.withdraw")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/{id}/withdraw/{companyId}",
        tags,
        summary: "Take a request back from a company that has not answered",
        description:
          "It leaves the company's inbox without a mail, and frees a place. A request that no company has any more waits to be sent again.",
      },
    })
    .input(recipientInput)
    .output(jobRequest)
    .mutation(withdraw),
};
