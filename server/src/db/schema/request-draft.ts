import type { DraftContent } from "@metiro/shared/request-draft/schema";
import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { subcategories } from "./catalogue/category.ts";
import { id, revision, timestamps } from "./columns.ts";
import { tenderers } from "./tenderer.ts";
import { personal } from "./personal.ts";

/** What a client has told of a request that is not sent yet; one a subcategory. */
export const requestDrafts = pgTable(
  "request_drafts",
  {
    id: id(),
    tendererId: uuid()
      .notNull()
      .references(() => tenderers.id, { onDelete: "cascade" }),
    subcategoryId: uuid()
      .notNull()
      .references(() => subcategories.id, { onDelete: "cascade" }),
    /** The key with which it will be sent. */
    idempotencyKey: text().notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    revision: revision(),
    ...timestamps(),
  },
  (table) => [
    unique("request_drafts_one_each").on(table.tendererId, table.subcategoryId),
    index("request_drafts_subcategory").on(table.subcategoryId),
    index("request_drafts_updated").on(table.updatedAt),
  ],
);
personal(requestDrafts, "removed");
