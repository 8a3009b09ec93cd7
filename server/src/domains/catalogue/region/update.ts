import type { Region, UpdateRegionInput } from "@metiro/shared/region/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { eq } from "drizzle-orm";
import { savePatch } from "../../../db/revision.ts";
import { regions } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { regionById } from "./queries.ts";

/** The address follows the name. */
const changedColumns = ({ name, ...fields }: Omit<UpdateRegionInput, "id" | "baseRevision">) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

/** What an entry of the audit compares. */
export const audited = {
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
    const [row] = await tx.select(audited).from(regions).where(eq(regions.id, id)).for("no key update");
    const before = orNotFound(row);
    if (before.parentId === null && fields.parentId)
      throw new DomainError("VALIDATION_FAILED", { errors: { parentId: [{ rule: "invalid" }] } });
    if (before.parentId !== null && fields.parentId === null)
      throw new DomainError("VALIDATION_FAILED", { errors: { parentId: [{ rule: "required" }] } });
    const target = { table: regions, revision: regions.revision, returning: audited };
    const after = await savePatch(tx, target, { id, baseRevision }, changedColumns(fields));
    await audit(tx, ctx, "region.update", id, { name: after.name, before, after });
  });
  return orNotFound(await regionById(ctx.db, id));
}
