import type { Company, CompanyPatch, CompleteCompanyInput, UpdateCompanyInput } from "@metiro/shared/company/schema";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { savePatch } from "../../../db/revision.ts";
import { companies, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import { refuseUnprovedChange } from "../../../trpc/reauthentication.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { heldOwnImages } from "../../file/index.ts";
import { changeIdentified } from "../../proof/index.ts";
import { cover } from "../coverage/set-coverage.ts";
import { companyById } from "../rows/rows.ts";
import { now } from "../../../db/sql.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import { profileOf } from "../rows/profile-columns.ts";

/** A company changes its profile: what is absent stays, null is cleared. */
export async function update({ ctx, input }: Call<UpdateCompanyInput, CompanyActor>): Promise<Company> {
  const id = ctx.actor.companyId;
  const { phone, street, postalCode, locality } = input;
  await refuseUnprovedChange(ctx, { phone, street, postalCode, locality }, async () =>
    orNotFound(await companyById(ctx.db, id)),
  );
  await changeIdentified(ctx, { ...input, companyId: id }, (tx) => rewrite(tx, ctx, input, input.baseRevision));
  return orNotFound(await companyById(ctx.db, id));
}

/** A company says who it is, what it does and where, once. Returns a token that tells so, of the same session. */
export async function completeProfile({ ctx, input }: Call<CompleteCompanyInput, CompanyActor>): Promise<string> {
  if (ctx.actor.profileCompleted) throw new DomainError("CONFLICT");
  const id = ctx.actor.companyId;
  await changeIdentified(ctx, { ...input, companyId: id }, async (tx) => {
    await rewrite(tx, ctx, input);
    await cover(tx, id, input);
    await tx.update(users).set({ profileCompleted: true, updatedAt: now }).where(eq(users.id, ctx.actor.userId));
  });
  return ctx.tokens.sign({ ...ctx.actor, profileCompleted: true });
}

async function rewrite(
  tx: Transaction,
  ctx: ActorContext<CompanyActor>,
  input: CompanyPatch,
  baseRevision?: number,
): Promise<void> {
  const { companyId: id, userId } = ctx.actor;
  if (input.logoId) await heldOwnImages(tx, userId, { logoId: [input.logoId] });
  await savePatch(
    tx,
    { table: companies, revision: companies.profileRevision, returning: { id: companies.id } },
    { id, baseRevision },
    profileOf(input),
  );
  await announce(tx, { about: "company", id });
}
