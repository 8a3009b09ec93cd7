import { identifyingKinds } from "@metiro/shared/company-proof/constants";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { companyProofs } from "../../db/schema/index.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { lockCompany } from "./lock-company.ts";

interface Renamed {
  companyId: string;
  name?: string | undefined;
  uid?: string | null | undefined;
}

/**
 * Before a company takes another name or number: what identified it under the former one ends, and the same papers wait to be
 * judged anew. Where a newer one waits already, that one is judged. The database refuses the change without it.
 */
export async function reopenIdentity(
  tx: Transaction,
  ctx: ActorContext,
  { companyId, name, uid }: Renamed,
): Promise<void> {
  if (name === undefined && uid === undefined) return;
  const before = await lockCompany(tx, companyId);
  const fields = [
    ...(name !== undefined && name !== before.name ? ["name"] : []),
    ...(uid !== undefined && uid !== before.uid ? ["uid"] : []),
  ];
  if (fields.length === 0) return;
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
