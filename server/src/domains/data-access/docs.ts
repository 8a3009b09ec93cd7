import { accessListInput, accessPage, dataAccess } from "@metiro/shared/data-access/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

export const dataAccessDocs: readonly Documented[] = [
  document(dataAccess, "DataAccess", {
    id: common.id,
    at: ["When it was first seen within the hour: ISO 8601, UTC."],
    kind: [
      "What was seen: `request`, a request; `contact`, a request with the contact details; `profile`, the client's record; `export`, a file of a list; `conversation`, what the client and a company wrote to each other.",
      "contact",
    ],
    company: ["The company that saw it; absent: the platform's team."],
    jobRequest: ["The request that was seen."],
  }),
  document(inside(dataAccess.shape.company), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
  }),
  document(inside(dataAccess.shape.jobRequest), {
    id: common.id,
    number: common.number,
    title: common.title,
  }),
  document(accessPage, "DataAccessPage", common.page),
  document(accessListInput, {
    ...common.paging,
    jobRequestId: ["Only entries about this request."],
  }),
];
