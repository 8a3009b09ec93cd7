import { declineReasons } from "@metiro/shared/company/decline-reasons";
import { companyResponses, durationUnits, priceUnits, vats, visits } from "@metiro/shared/job-request/response";
import { date, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { documents } from "../document.ts";
import { personal } from "../personal.ts";
import { moment } from "../columns.ts";
import { jobRequestCompanies } from "./recipients.ts";

/** The answer that a company's present one stands in place of, for as long as the present one can be taken back. */
export const replacedAnswers = pgTable(
  "replaced_answers",
  {
    jobRequestId: uuid().notNull(),
    companyId: uuid().notNull(),
    /** When the present one was given. */
    replacedAt: moment().notNull(),
    response: text({ enum: companyResponses }).notNull(),
    message: text(),
    priceMin: integer(),
    priceMax: integer(),
    priceUnit: text({ enum: priceUnits }),
    vat: text({ enum: vats }),
    availableFrom: date({ mode: "string" }),
    duration: smallint(),
    durationUnit: text({ enum: durationUnits }),
    visit: text({ enum: visits }),
    declineReason: text({ enum: declineReasons }),
    documentId: uuid().references(() => documents.id, { onDelete: "set null" }),
    respondedAt: moment(),
    firstRespondedAt: moment(),
  },
  (table) => [
    primaryKey({ name: "replaced_answers_pk", columns: [table.jobRequestId, table.companyId] }),
    index("replaced_answers_document").on(table.documentId),
    foreignKey({
      name: "replaced_answers_recipient_fk",
      columns: [table.jobRequestId, table.companyId],
      foreignColumns: [jobRequestCompanies.jobRequestId, jobRequestCompanies.companyId],
    }).onDelete("cascade"),
  ],
);
personal(replacedAnswers, "removed");
