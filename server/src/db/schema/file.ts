import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { users } from "./account/user.ts";
import { personal } from "./personal.ts";

/** An uploaded image, re-encoded. The bytes are in the storage under its id. */
export const files = pgTable(
  "files",
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("files_owner").on(table.ownerId, table.createdAt)],
);
personal(files, "removed");
