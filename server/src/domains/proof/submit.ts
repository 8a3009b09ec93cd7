import type { OwnProofs, SubmitProofInput } from "@metiro/shared/proof/schema";
import { and, eq } from "drizzle-orm";
import { lockAccount } from "../../db/lock-account.ts";
import { companyProofs, documents } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { lockCompany } from "./lock-company.ts";
import { own } from "./own.ts";

/**
 * Sends a proof to the back office. One of the same kind that still waits is replaced by it; one that holds goes on holding until
 * this one is found right.
 */
export async function submit({
  ctx,
  input: { documentId, kind, validFrom, validUntil, reference, note },
}: Call<SubmitProofInput, CompanyActor>): Promise<OwnProofs> {
  const { db, actor } = ctx;
  await db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId, "no key update");
    await lockCompany(tx, actor.companyId);
    const [day] = await tx.execute<{ today: string }>(today);
    if (validUntil !== undefined && day && validUntil < String(Object.values(day)[0]))
      throw new DomainError("VALIDATION_FAILED", { errors: { validUntil: [{ rule: "past" }] } });
    // Locked, so that no sweep takes it meanwhile.
    const [document] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, documentId), eq(documents.ownerId, actor.userId)))
      .for("key share");
    if (!document) throw new DomainError("VALIDATION_FAILED", { errors: { documentId: [{ rule: "unknown" }] } });
    await tx
      .update(companyProofs)
      .set({ state: "withdrawn" })
      .where(
        and(
          eq(companyProofs.companyId, actor.companyId),
          eq(companyProofs.kind, kind),
          eq(companyProofs.state, "submitted"),
        ),
      );
    const [row] = await tx
      .insert(companyProofs)
      .values({ companyId: actor.companyId, kind, documentId, validFrom, validUntil, reference, note })
      .returning({ id: companyProofs.id });
    if (!row) throw new Error("A proof returned no row");
    await audit(tx, ctx, "proof.submit", row.id, { kind, companyId: actor.companyId });
  });
  return own({ ctx, input: undefined });
}
