import type { SetTradeProofsInput, TradeProofs } from "@metiro/shared/proof/schema";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { subcategories, subcategoryProofs } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { askedBy } from "./trade.ts";

/** Says what a trade needs and recommends; a kind that is not named is asked no more. */
export async function setTrade({
  ctx,
  input: { subcategoryId, items },
}: Call<SetTradeProofsInput>): Promise<TradeProofs> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ name: subcategories.name })
      .from(subcategories)
      .where(eq(subcategories.id, subcategoryId))
      .for("no key update");
    const { name } = orNotFound(row);
    const before = await askedBy(tx, subcategoryId);
    const asked = [...new Map(items.map((item) => [item.kind, item])).values()];
    await tx.delete(subcategoryProofs).where(
      and(
        eq(subcategoryProofs.subcategoryId, subcategoryId),
        asked.length === 0
          ? undefined
          : notInArray(
              subcategoryProofs.kind,
              asked.map(({ kind }) => kind),
            ),
      ),
    );
    if (asked.length > 0)
      await tx
        .insert(subcategoryProofs)
        .values(asked.map((item) => ({ subcategoryId, ...item })))
        .onConflictDoUpdate({
          target: [subcategoryProofs.subcategoryId, subcategoryProofs.kind],
          set: { need: sql`excluded.need` },
        });
    const after = await askedBy(tx, subcategoryId);
    await audit(tx, ctx, "proof.setTrade", subcategoryId, { name, before: byKind(before), after: byKind(after) });
    return { items: after };
  });
}

const byKind = (items: TradeProofs["items"]) => ({
  proofs: items.map(({ kind, need }) => `${kind}: ${need}`).toSorted(),
});
