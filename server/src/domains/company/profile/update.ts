import type { Company, CompanyPatch, UpdateCompanyInput } from "@metiro/shared/company/schema";
import type { Transaction } from "../../../db/client.ts";
import { savePatch } from "../../../db/revision.ts";
import { companies } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import { refuseUnprovedChange } from "../../../trpc/reauthentication.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { heldOwnImages } from "../../file/index.ts";
import { changeIdentified } from "../../proof/index.ts";
import { companyById } from "../rows/rows.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import { profileOf } from "../rows/profile-columns.ts";

/** A company changes its profile: what is absent stays, null is cleared. */
export async function update({ ctx, input }: Call<UpdateCompanyInput, CompanyActor>): Promise<Company> {
  const id = ctx.actor.companyId;
  const { phone, street, postalCode, locality } = input;
  await refuseUnprovedChange(ctx, { phone, street, postalCode, locality }, async () =>
    orNotFound(await companyById(ctx.db, id)),
  );
  await changeIdentified(ctx, { ...input, companyId: id }, (tx) => rewriteCompany(tx, ctx, input, input.baseRevision));
  return orNotFound(await companyById(ctx.db, id));
}

/** What of the input belongs to the profile, of the company that calls. */
export async function rewriteCompany(
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
