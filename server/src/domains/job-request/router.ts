import { answerInput, decideInput } from "@metiro/shared/job-request/answer";
import {
  adminListInput,
  countedRequestPage,
  cancelInput,
  companyListInput,
  createInput,
  jobRequest,
  receivedPage,
  sendInput,
  tendererListInput,
} from "@metiro/shared/job-request/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../trpc/init.ts";
import { answer } from "./answer.ts";
import { cancel } from "./cancel.ts";
import { create } from "./create.ts";
import { decide } from "./decide.ts";
import { deleteRequest } from "./delete.ts";
import { get } from "./get.ts";
import { listForAdmin, listForCompany, listForTenderer } from "./list.ts";
import { sendToCompanies } from "./send.ts";

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
    .output(countedRequestPage)
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
      rest: { bodyAs: "companyIds" },
    })
    .input(sendInput)
    .output(jobRequest)
    .mutation(sendToCompanies),
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
  answer: allow("jobRequest.answer")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/{id}/answer", tags, summary: "Answer a request, as a recipient" },
    })
    .input(answerInput)
    .output(jobRequest)
    .mutation(answer),
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
});
