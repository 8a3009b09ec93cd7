import type { Region, RegionFields, UpdateRegionInput } from "@metiro/shared/region/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { eq, or } from "drizzle-orm";
import { savePatch } from "../../db/revision.ts";
import { regions } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { regionById } from "./queries.ts";
import { useOfRegion } from "./use.ts";

/** The address follows the name. */
const changedColumns = ({ name, ...fields }: Omit<UpdateRegionInput, "id" | "baseRevision">) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

/** What an entry of the audit compares. */
const audited = {
  name: regions.name,
  parentId: regions.parentId,
  code: regions.code,
  translations: regions.translations,
};

/** A region, or a subregion of one. That a subregion cannot be a parent is a foreign key. */
export async function add({ ctx, input }: Call<RegionFields>): Promise<Region> {
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(regions)
      .values({ ...input, slug: slugOf(input.name) })
      .returning({ id: regions.id, ...audited });
    if (!row) throw new Error("Inserting a region returned no row");
    const { id: _id, ...after } = row;
    await audit(tx, ctx, "region.add", row.id, { name: input.name, after });
    return row.id;
  });
  return found(await regionById(ctx.db, id));
}

/** A subregion may move to another region and takes its job requests along; a region stays one. */
export async function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateRegionInput>): Promise<Region> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select(audited).from(regions).where(eq(regions.id, id)).for("no key update");
    const before = found(row);
    if (before.parentId === null && fields.parentId)
      throw new DomainError("VALIDATION_FAILED", { errors: { parentId: [{ rule: "invalid" }] } });
    if (before.parentId !== null && fields.parentId === null)
      throw new DomainError("VALIDATION_FAILED", { errors: { parentId: [{ rule: "required" }] } });
    const target = { table: regions, revision: regions.revision, returning: audited };
    const after = await savePatch(tx, target, { id, baseRevision }, changedColumns(fields));
    await audit(tx, ctx, "region.update", id, { name: after.name, before, after });
  });
  return found(await regionById(ctx.db, id));
}

/** Takes its subregions with it; refused while job requests are in one of them, companies serve it or clients live there. */
export async function deleteRegion({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    // Locked, no request can be made there and no subregion can join while the count is made.
    const [region] = await tx.select(audited).from(regions).where(eq(regions.id, id)).for("update");
    const before = found(region);
    await tx.select({ id: regions.id }).from(regions).where(eq(regions.parentId, id)).orderBy(regions.id).for("update");
    const [use] = await tx.select(useOfRegion).from(regions).where(eq(regions.id, id));
    const { requestCount: count, companyCount: companies, clientCount: clients } = found(use);
    if (count + companies + clients > 0) throw new DomainError("IN_USE", { params: { count, companies, clients } });
    await tx.delete(regions).where(or(eq(regions.parentId, id), eq(regions.id, id)));
    await audit(tx, ctx, "region.delete", id, { name: before.name, before });
  });
  return { id };
}
