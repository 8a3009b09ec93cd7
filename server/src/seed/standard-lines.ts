import type { StandardLine } from "@metiro/shared/offer/schema";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { standardLines, subcategories } from "../db/schema/index.ts";
import { tradeLines } from "./data/standard-lines.ts";
import { rowId } from "./row-id.ts";

const firstDay = "2026-01-01T00:00:00.000Z";

/** The lines of a trade, the same in every installation down to their ids. */
export const linesOfTrade = (slug: string): StandardLine[] =>
  (tradeLines[slug] ?? []).map(({ kind, fr, en, unit }) => ({
    id: rowId(firstDay, "standard-line", slug, fr),
    kind,
    label: fr,
    labelEn: en,
    unit,
  }));

/** Gives the trades their lines, where they are still there. `idOf`: the id of a trade by its address. */
export async function insertStandardLines(tx: Transaction, idOf: (slug: string) => string): Promise<void> {
  const rows = Object.keys(tradeLines).map((slug) => ({ subcategoryId: idOf(slug), lines: linesOfTrade(slug) }));
  const ids = rows.map(({ subcategoryId }) => subcategoryId);
  const there = await tx.select({ id: subcategories.id }).from(subcategories).where(inArray(subcategories.id, ids));
  const known = new Set(there.map(({ id }) => id));
  const found = rows.filter(({ subcategoryId }) => known.has(subcategoryId));
  if (found.length > 0) await tx.insert(standardLines).values(found);
}
