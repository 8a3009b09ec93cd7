import { maxOfficeNote } from "@metiro/shared/office-note/constants";
import { type AnyPgColumn, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { users } from "../account/user.ts";
import { createdAt, id } from "../columns.ts";
import { companies } from "../company.ts";
import { jobRequests } from "../job-request/requests.ts";
import { personal } from "../personal.ts";

/** What every note of the back office says, whatever it is about. */
const written = () => ({
  id: id(),
  authorId: uuid().references(() => users.id, { onDelete: "set null" }),
  text: text().notNull(),
  createdAt: createdAt(),
});
const short = (name: string, words: AnyPgColumn) =>
  check(name, sql`char_length(${words}) between 1 and ${sql.raw(String(maxOfficeNote))}`);

/** What the back office notes for itself about a request; neither its client nor a company ever reads it. */
export const officeNotes = pgTable(
  "office_notes",
  {
    ...written(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
  },
  (table) => [
    short("office_notes_text_length", table.text),
    index("office_notes_request").on(table.jobRequestId, table.createdAt),
    index("office_notes_author").on(table.authorId),
  ],
);
personal(officeNotes, "removed");

/** What it notes about a company, which never reads it. */
export const companyNotes = pgTable(
  "company_notes",
  {
    ...written(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
  },
  (table) => [
    short("company_notes_text_length", table.text),
    index("company_notes_company").on(table.companyId, table.createdAt),
    index("company_notes_author").on(table.authorId),
  ],
);
personal(companyNotes, { removed: "companyId" });
