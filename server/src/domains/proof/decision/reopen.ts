import { identifyingKinds } from "@metiro/shared/proof/constants";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companyProofs } from "../../../db/schema/index.ts";
import { isBreachOf } from "../../../errors/postgres-refusal.ts";
import type { ActorContext } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { lockCompany } from "../lock-company.ts";

interface Renamed {
  companyId: string;
  name?: string | undefined;
  uid?: string | null | undefined;
}

/**
 * Changes a company. What identifies it ends with its name and number: the database refuses the change as long as something does, and
 * then it is ended first. Most companies are identified by nothing, so nothing is asked before.
 */
export async function changeIdentified(
  ctx: ActorContext,
  renamed: Renamed,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await ctx.db.transaction(change);
  } catch (error) {
    if (!isBreachOf("companies_identified", error)) throw error;
    await ctx.db.transaction(async (tx) => {
      await reopen(tx, ctx, renamed);
      await change(tx);
    });
  }
}

/** Ends what identifies a company; the same papers wait to be judged anew. Where a newer one waits already, that one is judged. */
async function reopen(tx: Transaction, ctx: ActorContext, { companyId, name, uid }: Renamed): Promise<void> {
  const before = await lockCompany(tx, companyId);
  const fields = [
    ...(name !== undefined && name !== before.name ? ["name"] : []),
    ...(uid !== undefined && uid !== before.uid ? ["uid"] : []),
  ];
  const ended = await tx
    .update(companyProofs)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(companyProofs.companyId, companyId),
        eq(companyProofs.state, "verified"),
        inArray(companyProofs.kind, [...identifyingKinds]),
      ),
    )
    .returning();
  // What identified it may have ended since by itself.
  if (ended.length === 0) return;
  await tx
    .insert(companyProofs)
    .values(
      ended.map(({ kind, documentId, validFrom, validUntil, reference, note }) => ({
        companyId,
        kind,
        documentId,
        validFrom,
        validUntil,
        reference,
        note,
      })),
    )
    .onConflictDoNothing();
  for (const { id, kind } of ended)
    await audit(tx, ctx, "proof.reopen", id, {
      kind,
      companyId,
      fields,
      before: { state: "verified" },
      after: { state: "submitted" },
    });
}
