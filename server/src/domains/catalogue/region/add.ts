import type { Region, RegionFields } from "@metiro/shared/region/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { regions } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { noteAdded } from "../items.ts";
import { regionById } from "./queries.ts";
import { auditedRegion } from "./update.ts";

/** A region, or a subregion of one. That a subregion cannot be a parent is a foreign key. */
export async function add({ ctx, input }: Call<RegionFields>): Promise<Region> {
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(regions)
      .values({ ...input, slug: slugOf(input.name) })
      .returning({ id: regions.id, ...auditedRegion });
    return noteAdded(tx, ctx, "region", row);
  });
  return orNotFound(await regionById(ctx.db, id));
}
