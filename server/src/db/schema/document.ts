import { documentKinds, maxDocumentName } from "@metiro/shared/document/constants";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./account/user.ts";
import { createdAt, id, oneOf } from "./columns.ts";
import { personal } from "./personal.ts";

/** A paper that was uploaded: a PDF written anew from what was looked at, or a re-encoded picture. The bytes are in the storage under its id. */
export const documents = pgTable(
  "documents",
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: documentKinds }).notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** Of a PDF. */
    pages: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("documents_kind_known", table.kind, documentKinds),
    check("documents_pages_of_pdf", sql`(${table.kind} = 'pdf') = (${table.pages} is not null)`),
    check("documents_name_length", sql`char_length(${table.name}) between 1 and ${sql.raw(String(maxDocumentName))}`),
    index("documents_owner").on(table.ownerId, table.createdAt),
  ],
);
personal(documents, "removed");
