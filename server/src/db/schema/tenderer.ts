import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, timestamps } from "./columns.ts";
import { regions } from "./catalogue/region.ts";
import { users } from "./account/user.ts";
import { personal } from "./personal.ts";

/** A client. Its name, phone and language are the user's. */
export const tenderers = pgTable(
  "tenderers",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique("tenderers_user_unique")
      .references(() => users.id, { onDelete: "cascade" }),
    street: text(),
    postalCode: text(),
    locality: text(),
    subregionId: uuid().references(() => regions.id),
    ...timestamps(),
  },
  (table) => [
    index("tenderers_locality_search").using(
      "gin",
      sql`to_tsvector('simple_unaccent', coalesce(${table.locality}, ''))`,
    ),
    index("tenderers_created").on(table.createdAt, table.id),
    index("tenderers_updated").on(table.updatedAt, table.id),
    index("tenderers_subregion").on(table.subregionId),
  ],
);
personal(tenderers, {
  street: { erased: null },
  postalCode: { erased: null },
  locality: { erased: null },
  subregionId: { erased: null },
});
