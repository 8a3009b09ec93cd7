import type {
  Company,
  CoverageInput,
  SetCoverageInput,
  SubcategoryIdsInput,
  SubregionIdsInput,
} from "@metiro/shared/company/schema";
import type { FieldViolations } from "@metiro/shared/errors/field-error";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { saveRevision } from "../../../db/revision.ts";
import { companies, companySubcategories, regions, subcategories } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Actor, CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { companyById } from "../rows/rows.ts";
import { coverDistricts } from "./cover-districts.ts";

/** A company chooses its trades; those that it leaves out it no longer serves. */
export async function setSubcategories({ ctx, input }: Call<SubcategoryIdsInput, CompanyActor>): Promise<Company> {
  const { companyId } = ctx.actor;
  keepComplete(ctx.actor, input);
  await ctx.db.transaction(async (tx) => {
    await raise(tx, companyId);
    await coverSubcategories(tx, companyId, input.subcategoryIds);
  });
  return orNotFound(await companyById(ctx.db, companyId));
}

/** A company chooses its districts; a whole region is all of its subregions. */
export async function setSubregions({ ctx, input }: Call<SubregionIdsInput, CompanyActor>): Promise<Company> {
  const { companyId } = ctx.actor;
  keepComplete(ctx.actor, input);
  await ctx.db.transaction(async (tx) => {
    await raise(tx, companyId);
    await coverDistricts(tx, companyId, input);
  });
  return orNotFound(await companyById(ctx.db, companyId));
}

/** A company chooses both at once, from the choice that it had before it. */
export async function setCoverage({ ctx, input }: Call<SetCoverageInput, CompanyActor>): Promise<Company> {
  const { companyId } = ctx.actor;
  keepComplete(ctx.actor, input);
  await ctx.db.transaction((tx) => replaceCoverage(tx, companyId, input, input.baseRevision));
  return orNotFound(await companyById(ctx.db, companyId));
}

/** A profile that is complete keeps a trade and a district: without one of them no request would ever come. */
function keepComplete({ profileCompleted }: Actor, { places = [], ...lists }: Partial<CoverageInput>): void {
  if (!profileCompleted) return;
  const errors: FieldViolations = Object.fromEntries(
    Object.entries(lists).flatMap(([field, ids]) =>
      Array.isArray(ids) && ids.length === 0 && (field === "subcategoryIds" || places.length === 0)
        ? [[field, [{ rule: "tooFew" as const, min: 1 }]]]
        : [],
    ),
  );
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
}

export async function replaceCoverage(
  tx: Transaction,
  companyId: string,
  { subcategoryIds, ...where }: CoverageInput,
  baseRevision?: number,
): Promise<void> {
  await raise(tx, companyId, baseRevision);
  await coverSubcategories(tx, companyId, subcategoryIds);
  await coverDistricts(tx, companyId, where);
}

/** Refuses what is unknown of both on its field; a region stands for its subregions. */
export async function refuseUnknownCoverage(
  tx: Transaction,
  { subcategoryIds, subregionIds }: CoverageInput,
): Promise<void> {
  const trades = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(inArray(subcategories.id, subcategoryIds));
  const places = await tx.select({ id: regions.id }).from(regions).where(inArray(regions.id, subregionIds));
  const errors: FieldViolations = {
    ...(trades.length < new Set(subcategoryIds).size && { subcategoryIds: [{ rule: "unknown" as const }] }),
    ...(places.length < new Set(subregionIds).size && { subregionIds: [{ rule: "unknown" as const }] }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
}

/** Takes the row first: two changes of one company's coverage at once would each miss the other's half of the product. */
async function raise(tx: Transaction, id: string, baseRevision?: number): Promise<void> {
  const { coverageRevision: revision } = companies;
  await saveRevision(tx, { table: companies, revision, returning: { id: companies.id } }, { id, baseRevision }, {});
  await announce(tx, { about: "company", id });
}

/** An unknown subcategory is refused by the foreign key. */
async function coverSubcategories(tx: Transaction, companyId: string, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  await tx
    .delete(companySubcategories)
    .where(and(eq(companySubcategories.companyId, companyId), notInArray(companySubcategories.subcategoryId, wanted)));
  if (wanted.length > 0)
    await tx
      .insert(companySubcategories)
      .values(wanted.map((subcategoryId) => ({ companyId, subcategoryId })))
      .onConflictDoNothing();
}
