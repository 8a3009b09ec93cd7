import { othersForUsual } from "@metiro/shared/job-request/beside-usual";
import { declineHint, ownFigures, hintDays, hintFrom } from "@metiro/shared/job-request/my-statistics";
import {
  adminIdsInput,
  adminListInput,
  searchedRequestPage,
  receivedListInput,
  jobRequest,
  ownRequestPage,
  receivedPage,
  ownRequestListInput,
} from "@metiro/shared/job-request/schema";
import { usualFigures } from "@metiro/shared/job-request/usual-figures";
import { responseListInput, responsePage } from "@metiro/shared/job-request/company-responses";
import { requestIds, requestRowPage } from "@metiro/shared/job-request/list-row";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { fromReplica } from "../../../trpc/from-replica.ts";
import { allow } from "../../../trpc/init.ts";
import { declineHints } from "./decline-hints.ts";
import { get } from "./get.ts";
import { idsForAdmin, listForAdmin, listForCompany, listForTenderer, rowsForAdmin } from "./list.ts";
import { ownFigures as readOwnFigures } from "./own-figures.ts";
import { responsesForAdmin } from "./responses/responses-for-admin.ts";
import { usualFigures as readUsualFigures } from "./usual-figures.ts";

const query = ["pageNumber", "pageSize", "after"];
const tags = ["JobRequest"];

/** What is read of requests: lists, one of them, figures. */
export const readCalls = {
  listForTenderer: allow("jobRequest.listForTenderer")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/GetAllForTenderer", tags, summary: "One's own requests" },
      rest: { query },
      isExact: true,
    })
    .input(ownRequestListInput)
    .output(ownRequestPage)
    .query(fromReplica(listForTenderer)),
  listForCompany: allow("jobRequest.listForCompany")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/GetAllForCompanies",
        tags,
        summary: "Requests sent to one's company",
      },
      rest: { query },
      isExact: true,
    })
    .input(receivedListInput)
    .output(receivedPage)
    .query(fromReplica(listForCompany)),
  listForAdmin: allow("jobRequest.listForAdmin")
    .meta({
      openapi: { method: "POST", path: "/JobRequest/GetAllForAdmin", tags, summary: "All requests" },
      rest: { query },
      isExact: true,
    })
    .input(adminListInput)
    .output(searchedRequestPage)
    .query(fromReplica(listForAdmin)),
  rowsForAdmin: allow("jobRequest.rowsForAdmin")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/GetRowsForAdmin",
        tags,
        summary: "All requests in short rows",
        description:
          "What `GetAllForAdmin` finds, a twentieth of its size: counts instead of recipients, ids instead of names, which `Category/All` and `Region/WithSubregions` tell.",
      },
      rest: { query },
      isExact: true,
    })
    .input(adminListInput)
    .output(requestRowPage)
    .query(fromReplica(rowsForAdmin)),
  idsForAdmin: allow("jobRequest.idsForAdmin")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/GetIdsForAdmin",
        tags,
        summary: "The ids of all requests that a filter finds",
        description:
          "In the order of the list, 1000 at most; `totalCount` says how many the filter finds. For calls that take ids, such as `CancelMany`.",
      },
      isExact: true,
    })
    .input(adminIdsInput)
    .output(requestIds)
    .query(fromReplica(idsForAdmin)),
  responsesForAdmin: allow("jobRequest.responsesForAdmin")
    .meta({
      openapi: {
        method: "POST",
        path: "/JobRequest/GetResponsesForAdmin",
        tags,
        summary: "What companies answered, whatever the request",
        description:
          "A row for each answer, the latest first; with `sentFrom` or `sentTo` by when companies received the request, which is what `Dashboard/Statistics` counts.",
      },
      rest: { query },
      isExact: true,
    })
    .input(responseListInput)
    .output(responsePage)
    .query(fromReplica(responsesForAdmin)),
  get: allow("jobRequest.get")
    .meta({
      openapi: { method: "GET", path: "/JobRequest/Get/{id}", tags, summary: "One request, as its reader may see it" },
      isExact: true,
    })
    .input(idObject)
    .output(jobRequest)
    .query(get),
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
    .query(fromReplica(readOwnFigures)),
  usualFigures: allow("jobRequest.usualFigures")
    .meta({
      openapi: {
        method: "GET",
        path: "/JobRequest/UsualFigures",
        tags,
        summary: "What is usual among the companies of one's categories",
        description: `Quartiles of each category that the company serves, made anew each night and rounded; first where it received most in a year. A figure is absent where fewer than ${othersForUsual} other companies have it.`,
      },
    })
    .output(z.array(usualFigures))
    .query(fromReplica(readUsualFigures)),
  declineHints: allow("jobRequest.declineHints")
    .meta({
      openapi: {
        method: "GET",
        path: "/JobRequest/DeclineHints",
        tags,
        summary: "Districts and trades that one's company declines again and again",
        description: `Of the last ${hintDays} days, from ${hintFrom} on, and only what its coverage still holds. Most frequent first.`,
      },
    })
    .output(z.array(declineHint))
    .query(fromReplica(declineHints)),
};
