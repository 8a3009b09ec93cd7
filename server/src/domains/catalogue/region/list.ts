import type { Region, RegionFilter, RegionTree } from "@metiro/shared/region/schema";
import type { OpenCall } from "../../../trpc/context.ts";
import { filterRegions } from "./filter.ts";
import { allRegions, regionTree } from "./queries.ts";

export const list = ({ ctx }: OpenCall): Promise<Region[]> => allRegions(ctx.db);

export async function tree({ ctx }: OpenCall): Promise<RegionTree[]> {
  return regionTree(await allRegions(ctx.db));
}

/** There are two hundred regions at most: one query for all of them is the fastest filter. */
export async function filtered({ ctx, input }: OpenCall<RegionFilter>): Promise<Region[]> {
  return filterRegions(await allRegions(ctx.db), input);
}
