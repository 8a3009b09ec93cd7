import type { QueuedProof, RefuseProofInput } from "@metiro/shared/proof/schema";
import { eq } from "drizzle-orm";
import { companies, companyProofs } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { lockCompanyOf } from "../lock-company.ts";
import { queuedById } from "../to-judge.ts";

/** Refuses a proof that waits, or one that was found right and is not. The company gets the reason by mail. */
export async function refuse({ ctx, input: { id, reason } }: Call<RefuseProofInput>): Promise<QueuedProof> {
  const { db, actor } = ctx;
  return db.transaction(async (tx) => {
    await lockCompanyOf(tx, id);
    const [row] = await tx
      .select({
        state: companyProofs.state,
        kind: companyProofs.kind,
        companyId: companyProofs.companyId,
        userId: companies.userId,
      })
      .from(companyProofs)
      .innerJoin(companies, eq(companies.id, companyProofs.companyId))
      .where(eq(companyProofs.id, id))
      .for("update", { of: companyProofs });
    const { state, kind, companyId, userId } = orNotFound(row);
    if (state !== "submitted" && state !== "verified") throw new DomainError("CONFLICT");
    await tx
      .update(companyProofs)
      .set({ state: "refused", refusal: reason, reviewedBy: actor.userId, reviewedAt: now })
      .where(eq(companyProofs.id, id));
    await announce(tx, { about: "company", id: companyId });
    await audit(tx, ctx, "proof.refuse", id, { kind, companyId, before: { state }, after: { state: "refused" } });
    await enqueueMails(tx, [{ kind: "proofJudged", to: userId, data: { proofId: id } }]);
    return orNotFound((await queuedById(tx, [id], ctx.fileAddresses))[0]);
  });
}
