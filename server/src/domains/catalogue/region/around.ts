import type { Around, AroundInput } from "@metiro/shared/region/around";
import { districtsAround } from "../../../db/queries/around.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { OpenCall } from "../../../trpc/context.ts";

/** The districts around a place, and how far every district is from it, the nearest first. */
export async function around({ ctx: { db }, input }: OpenCall<AroundInput>): Promise<Around> {
  const districts = await districtsAround(db, [input]);
  if (districts.length === 0) orNotFound(undefined);
  return {
    subregionIds: districts.filter(({ within }) => within).map(({ id }) => id),
    distances: districts.map(({ id, region_id: regionId, km }) => ({ id, regionId, km })),
  };
}
