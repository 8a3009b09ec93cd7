import {
  addReportInput,
  report,
  reportListInput,
  reportPage,
  reportReceipt,
  settleReportInput,
} from "@metiro/shared/report/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const kind = ["What is reported.", "message"] as const;
const reason = ["Why it is reported.", "insult"] as const;
const note = ["What its author adds, at most {max} characters.", "Il m’insulte depuis hier."] as const;
const outcome = ["Whether something was done (`acted`), or nothing had to be (`dismissed`).", "acted"] as const;
const person = {
  id: ["Id of the user."],
  role: ["Role of the user.", "Company"],
  company: ["The company, where it is one."],
  firstName: common.firstName,
  lastName: common.lastName,
  locked: ["Whether the account is blocked.", false],
} as const;
const company = { id: common.id, name: ["Name of the company.", "Peinture Rochat Sàrl"] } as const;

export const reportDocs: readonly Documented[] = [
  document(addReportInput, {
    kind,
    id: [
      "Of the message, the review, the company or the request; of a `user` the request by which one knows the person.",
    ],
    reason,
    note: ["What one adds, at most {max} characters. Absent: what was added before stays.", note[1]],
  }),
  document(reportReceipt, "ReportReceipt", { id: common.id, createdAt: common.createdAt }),
  document(report, "Report", {
    id: common.id,
    kind,
    entityId: ["Id of what is reported; of a `user` that of the user."],
    reason,
    note: ["What its author adds.", note[1]],
    createdAt: common.createdAt,
    reporter: ["Who reported it."],
    about: ["Whom it is about: who wrote the message, the review or the request, or the company."],
    text: ["The words that were reported, while they are there.", "Vous êtes un incapable."],
    jobRequest: ["The request in which it happened, while it is there."],
    otherReporters: ["How many others have reported the same person.", 2],
    settled: ["When and how it was settled; absent: it waits."],
  }),
  document(report.shape.reporter, "ReportPerson", person),
  document(inside(report.shape.reporter.shape.company), company),
  document(inside(report.shape.jobRequest), {
    id: common.id,
    number: common.number,
    title: ["Title of the request.", "Repeindre le salon"],
  }),
  document(inside(report.shape.settled), { at: ["When: ISO 8601, UTC."], outcome }),
  document(reportPage, "ReportPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(reportListInput, {
    ...common.paging,
    state: ["What waits (`open`), or what was settled (`settled`). Absent: `open`.", "open"],
  }),
  document(settleReportInput, { id: common.id, outcome }),
];
