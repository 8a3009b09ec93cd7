import { arrayContains, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { binEntries } from "../../db/schema/index.ts";

/** Erases the requests of a client that are in the bin, and those in which a company has words: an erasure is never undone from here. */
export async function forgetBinnedOf(
  tx: Transaction,
  person: { tendererId?: string; companyId?: string },
): Promise<void> {
  const { tendererId, companyId } = person;
  await tx
    .delete(binEntries)
    .where(
      or(
        tendererId === undefined ? sql`false` : eq(binEntries.tendererId, tendererId),
        companyId === undefined ? sql`false` : arrayContains(binEntries.companyIds, [companyId]),
      ),
    );
}

/** Takes an admin's name from the posts in the bin, as from those that readers have. */
export async function unsignBinned(
  tx: Transaction,
  person: { userId: string; name: string },
  editors: string,
): Promise<void> {
  const { userId, name } = person;
  const binned = await tx
    .select({ id: binEntries.id, rows: binEntries.rows })
    .from(binEntries)
    .where(eq(binEntries.kind, "blog"))
    .for("update");
  const isName = (value: unknown) => typeof value === "string" && value.toLowerCase() === name.toLowerCase();
  for (const { id, rows } of binned) {
    const unsigned = rows.map(({ table, rows: kept }) => ({
      table,
      rows: kept.map((row) => {
        const changes = row["changes"];
        return {
          ...row,
          ...((row["author_id"] === userId || isName(row["author_name"])) && { author_id: null, author_name: editors }),
          ...(isObject(changes) && isName(changes["authorName"]) && { changes: { ...changes, authorName: editors } }),
        };
      }),
    }));
    await tx.update(binEntries).set({ rows: unsigned }).where(eq(binEntries.id, id));
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
