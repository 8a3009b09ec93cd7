import type { QueuedProof, VerifyProofInput } from "@metiro/shared/proof/schema";
import { and, eq, sql } from "drizzle-orm";
import { companies, companyProofs } from "../../../db/schema/index.ts";
import { now, today } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { lockCompanyOf } from "../lock-company.ts";
import { queuedById } from "../to-judge.ts";
import { registerFound } from "../register.ts";

/** Finds a proof right: it holds from now on, instead of the one of its kind that held before. The company gets a mail. */
export async function verify({ ctx, input }: Call<VerifyProofInput>): Promise<QueuedProof> {
  const { db, actor } = ctx;
  const { id, validFrom, validUntil, reference } = input;
  return db.transaction(async (tx) => {
    await lockCompanyOf(tx, id);
    const [row] = await tx
      .select({
        state: companyProofs.state,
        kind: companyProofs.kind,
        companyId: companyProofs.companyId,
        uid: companies.uid,
        userId: companies.userId,
        over: sql<boolean>`${validUntil ?? null}::date < ${today}`,
      })
      .from(companyProofs)
      .innerJoin(companies, eq(companies.id, companyProofs.companyId))
      .where(eq(companyProofs.id, id))
      .for("update", { of: companyProofs });
    const { state, kind, companyId, uid, userId, over } = orNotFound(row);
    if (state !== "submitted") throw new DomainError("CONFLICT");
    if (over) throw new DomainError("VALIDATION_FAILED", { errors: { validUntil: [{ rule: "past" }] } });
    const register = kind === "commercialRegister" ? (input.register ?? (await registerFound(uid))) : undefined;
    if (kind === "commercialRegister" && !register)
      throw new DomainError("VALIDATION_FAILED", { errors: { register: [{ rule: "required" }] } });
    // One statement: between the two nothing would hold, and the badge would go and come.
    const former = tx.$with("former").as(
      tx
        .update(companyProofs)
        .set({ state: "withdrawn" })
        .where(
          and(
            eq(companyProofs.companyId, companyId),
            eq(companyProofs.kind, kind),
            eq(companyProofs.state, "verified"),
          ),
        )
        .returning({ id: companyProofs.id }),
    );
    await tx
      .with(former)
      .update(companyProofs)
      .set({
        state: "verified",
        validFrom: validFrom ?? null,
        validUntil: validUntil ?? null,
        reference: reference ?? null,
        registerState: register?.state ?? null,
        registerCheckedOn: register?.checkedOn ?? null,
        reviewedBy: actor.userId,
        reviewedAt: now,
      })
      .where(and(eq(companyProofs.id, id), sql`(select count(*) from ${former}) >= 0`));
    await announce(tx, { about: "company", id: companyId });
    await audit(tx, ctx, "proof.verify", id, { kind, companyId, after: { state: "verified", validUntil } });
    await enqueueMails(tx, [{ kind: "proofJudged", to: userId, data: { proofId: id } }]);
    return orNotFound((await queuedById(tx, [id], ctx.fileAddresses))[0]);
  });
}
