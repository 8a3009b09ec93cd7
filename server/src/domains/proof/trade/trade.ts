import type { TradeProofs, TradeProofsInput } from "@metiro/shared/proof/schema";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { subcategories, subcategoryProofs } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";

/** What a trade needs and recommends. */
export async function trade({ ctx: { db }, input: { subcategoryId } }: Call<TradeProofsInput>): Promise<TradeProofs> {
  const [row] = await db
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(eq(subcategories.id, subcategoryId));
  orNotFound(row);
  return { items: await askedBy(db, subcategoryId) };
}

export const askedBy = (db: Queryable, subcategoryId: string): Promise<TradeProofs["items"]> =>
  db
    .select({ kind: subcategoryProofs.kind, need: subcategoryProofs.need })
    .from(subcategoryProofs)
    .where(eq(subcategoryProofs.subcategoryId, subcategoryId))
    .orderBy(asc(subcategoryProofs.need), asc(subcategoryProofs.kind));
