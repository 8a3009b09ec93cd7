import type { Region, UpdateRegionInput } from "@metiro/shared/region/schema";
import { eq } from "drizzle-orm";
import { savePatch } from "../../../db/revision.ts";
import { regions } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { noteUpdated, withSlug } from "../items.ts";
import { regionById } from "./queries.ts";

/** What an entry of the audit compares. */
export const auditedRegion = {
  name: regions.name,
  parentId: regions.parentId,
  code: regions.code,
  translations: regions.translations,
};

/** A subregion may move to another region and takes its job requests along; a region stays one. */
export async function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateRegionInput>): Promise<Region> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select(auditedRegion).from(regions).where(eq(regions.id, id)).for("no key update");
    const before = orNotFound(row);
    if (before.parentId === null && fields.parentId)
      throw new DomainError("VALIDATION_FAILED", { errors: { parentId: [{ rule: "invalid" }] } });
    if (before.parentId !== null && fields.parentId === null)
      throw new DomainError("VALIDATION_FAILED", { errors: { parentId: [{ rule: "required" }] } });
    const target = { table: regions, revision: regions.revision, returning: auditedRegion };
    const after = await savePatch(tx, target, { id, baseRevision }, withSlug(fields));
    await noteUpdated(tx, ctx, "region", { id, before, after });
  });
  return orNotFound(await regionById(ctx.db, id));
}
