import type { Company, CorrectCompanyInput } from "@metiro/shared/company/schema";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { saveRevision } from "../../../db/revision.ts";
import { companies, companySubcategories, companySubregions } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { changes, audit } from "../../audit/index.ts";
import { changeIdentified } from "../../proof/index.ts";
import { tellCorrected } from "../../notification/index.ts";
import { replaceCoverage } from "../coverage/set-coverage.ts";
import { existingCompany } from "../access/policy.ts";
import { companyById } from "../rows/rows.ts";
import { profileColumns } from "../rows/profile-columns.ts";

/** The admins correct all but what the company alone can know. */
const { foundedYear: _founded, employees: _employees, logoId: _logo, ...profile } = profileColumns;

/** An admin corrects what a company is called, how it is reached and what it serves. The owner is told. */
export async function correct({ ctx, input }: Call<CorrectCompanyInput>): Promise<Company> {
  const { id, baseRevision, subcategoryIds, subregionIds, places, ...fields } = input;
  await changeIdentified(ctx, { ...fields, companyId: id }, async (tx) => {
    const { userId, ...before } = await stateOf(tx, id);
    await saveRevision(
      tx,
      { table: companies, revision: companies.profileRevision, returning: { id: companies.id } },
      { id, baseRevision },
      fields,
    );
    if (subcategoryIds || subregionIds || places)
      await replaceCoverage(tx, id, {
        subcategoryIds: subcategoryIds ?? before.subcategoryIds,
        subregionIds: subregionIds ?? (places ? await namedDistricts(tx, id) : before.subregionIds),
        places,
      });
    await announce(tx, { about: "company", id });
    const { userId: _owner, ...after } = await stateOf(tx, id);
    const changed = changes(before, after);
    const names = Object.keys(changed.after);
    if (names.length === 0) return;
    await audit(tx, ctx, "company.correct", id, changed);
    await tellCorrected(tx, userId, names);
  });
  return orNotFound(await companyById(ctx.db, id));
}

/** The districts that were chosen by themselves: those that a place alone brings go with it. */
async function namedDistricts(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: companySubregions.subregionId })
    .from(companySubregions)
    .where(and(eq(companySubregions.companyId, id), eq(companySubregions.byPlace, false)));
  return rows.map((one) => one.id);
}

/** What may be corrected, as it stands; nobody else changes it until the transaction ends. */
async function stateOf(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ userId: companies.userId, ...profile })
    .from(companies)
    .where(and(eq(companies.id, id), existingCompany))
    .for("no key update");
  const company = orNotFound(row);
  const trades = await tx
    .select({ id: companySubcategories.subcategoryId })
    .from(companySubcategories)
    .where(eq(companySubcategories.companyId, id))
    .orderBy(companySubcategories.subcategoryId);
  const places = await tx
    .select({ id: companySubregions.subregionId })
    .from(companySubregions)
    .where(eq(companySubregions.companyId, id))
    .orderBy(companySubregions.subregionId);
  return { ...company, subcategoryIds: trades.map((one) => one.id), subregionIds: places.map((one) => one.id) };
}
