import type { Queryable } from "../db/client.ts";
import { jobRequestCompanies } from "../db/schema/index.ts";
import { onlyRow } from "./only-row.ts";

export type RecipientRow = typeof jobRequestCompanies.$inferSelect;
export type RecipientFields = typeof jobRequestCompanies.$inferInsert;

/** Recipients of requests, with their answers. The status of the request is the caller's to set. */
export const addRecipients = async (db: Queryable, all: readonly RecipientFields[]): Promise<RecipientRow[]> =>
  all.length === 0
    ? []
    : db
        .insert(jobRequestCompanies)
        .values([...all])
        .returning();

export const addRecipient = async (db: Queryable, fields: RecipientFields): Promise<RecipientRow> =>
  onlyRow(await addRecipients(db, [fields]));
