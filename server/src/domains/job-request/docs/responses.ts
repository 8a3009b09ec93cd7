import { responseExportInput, responseListInput, responsePage } from "@metiro/shared/job-request/company-responses";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside, type Texts } from "../../../openapi/texts.ts";

const filterTexts = {
  search: ["Part of a company's name, its UID or e-mail address, or the number of a request.", "Rochat"],
  response: ["Only `interested` or only `declined` ones; absent for both.", "interested"],
  clientDecision: ["Only those that the client `accepted`, `rejected`, or has not decided on (`none`).", "accepted"],
  companyId: common.companyId,
  sentFrom: [
    "Only those to requests that the company received on this day or later: `yyyy-MM-dd`, Europe/Zurich; in that order.",
    "2026-01-01",
  ],
  sentTo: ["Only those to requests that the company received on this day or earlier.", "2026-12-31"],
  sort: [
    "`newest` first (default) or `oldest` first: by when they came, or in a period by when companies received the request.",
  ],
} as const satisfies Texts;

const item = inside(responsePage.shape.items);
const {
  createdAt,
  priceMin,
  priceMax,
  priceUnit,
  vat,
  currency,
  respondedAt,
  declineReason,
  withdrawn,
  clientDecision,
  decidedAt,
} = common.companyAnswer;

export const jobRequestResponseDocs: readonly Documented[] = [
  document(responseListInput, { ...common.paging, ...filterTexts }),
  document(responseExportInput, filterTexts),
  document(responsePage, "CompanyAnswerPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting at 10,000.", false],
  }),
  document(item, "CompanyAnswer", {
    jobRequest: ["The request."],
    company: ["The company that answered."],
    createdAt,
    respondedAt,
    response: ["`interested` or `declined`.", "interested"],
    priceMin,
    priceMax,
    priceUnit,
    vat,
    currency,
    declineReason,
    withdrawn,
    clientDecision,
    decidedAt,
  }),
  document(item.shape.jobRequest, { id: common.id, number: common.number, title: common.title }),
  document(item.shape.company, { id: common.id, name: ["Name of the company.", "Peinture Rochat Sàrl"] }),
];
