import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { oneOf } from "./one-of.ts";
import { users } from "./user.ts";

export const fileKinds = ["photo", "logo", "cover"] as const;

/** An uploaded image, re-encoded. The bytes are in the storage under its id. */
export const files = pgTable(
  "files",
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: fileKinds }).notNull().default("photo"),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("files_kind_known", table.kind, fileKinds),
    index("files_owner").on(table.ownerId, table.createdAt),
  ],
);
