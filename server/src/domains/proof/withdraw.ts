import type { OwnProofs } from "@metiro/shared/proof/schema";
import { and, eq, inArray } from "drizzle-orm";
import { companyProofs } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { announce } from "../../live/index.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { lockCompany } from "./lock-company.ts";
import { own } from "./own.ts";

/** A company takes a proof of its own back, whether it waits or holds. */
export async function withdraw({ ctx, input: { id } }: Call<{ id: string }, CompanyActor>): Promise<OwnProofs> {
  const { db, actor } = ctx;
  await db.transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    const [row] = await tx
      .select({ kind: companyProofs.kind, state: companyProofs.state })
      .from(companyProofs)
      .where(and(eq(companyProofs.id, id), eq(companyProofs.companyId, actor.companyId)))
      .for("update");
    const before = orNotFound(row);
    const gone = await tx
      .update(companyProofs)
      .set({ state: "withdrawn" })
      .where(and(eq(companyProofs.id, id), inArray(companyProofs.state, ["submitted", "verified"])))
      .returning({ id: companyProofs.id });
    if (gone.length === 0) throw new DomainError("CONFLICT");
    await announce(tx, { about: "company", id: actor.companyId });
    await audit(tx, ctx, "proof.withdraw", id, {
      kind: before.kind,
      companyId: actor.companyId,
      before: { state: before.state },
      after: { state: "withdrawn" },
    });
  });
  return own({ ctx, input: undefined });
}
