import { binnedKinds } from "@metiro/shared/bin/kinds";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/user.ts";
import { createdAt, id, oneOf } from "../columns.ts";
import { personal } from "../personal.ts";
import { tenderers } from "../tenderer.ts";

/** The rows of what was deleted, by table and in the order in which they go back. */
export type BinnedRows = readonly { table: string; rows: readonly Record<string, unknown>[] }[];

/** What an admin deleted, whole, for as long as it can be put back. No list, count or search looks in here. */
export const binEntries = pgTable(
  "bin_entries",
  {
    id: id(),
    kind: text({ enum: binnedKinds }).notNull(),
    /** The row's own id, by which it is put back. */
    entityId: uuid().notNull(),
    /** What the list of the bin calls it: the title. */
    label: text().notNull(),
    /** Of a request, its number. */
    number: text(),
    /** Of a request: whose it is. It goes with the person. */
    tendererId: uuid().references(() => tenderers.id, { onDelete: "cascade" }),
    /** Of a request: who has an answer or words in it. */
    companyIds: uuid().array().notNull().default([]),
    /** Images and documents that it shows: nobody sweeps them while it is here. */
    fileIds: uuid().array().notNull().default([]),
    rows: jsonb().$type<BinnedRows>().notNull(),
    deletedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    deletedAt: createdAt(),
  },
  (table) => [
    oneOf("bin_entries_kind_known", table.kind, binnedKinds),
    index("bin_entries_deleted").on(table.deletedAt, table.id),
    index("bin_entries_kind_deleted").on(table.kind, table.deletedAt, table.id),
    index("bin_entries_entity").on(table.entityId),
    index("bin_entries_tenderer").on(table.tendererId),
    index("bin_entries_companies").using("gin", table.companyIds),
    index("bin_entries_files").using("gin", table.fileIds),
    index("bin_entries_deleted_by").on(table.deletedBy),
  ],
);
personal(binEntries, {
  label: { stripped: "by its slice" },
  number: { kept: "Says nothing of who asks." },
  companyIds: { kept: "Ids." },
  fileIds: { kept: "Ids." },
  rows: { stripped: "by its slice" },
});
