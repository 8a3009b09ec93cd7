import type { Region } from "@metiro/shared/region/schema";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { regions } from "../../../db/schema/index.ts";

export const regionColumns = {
  id: regions.id,
  name: regions.name,
  slug: regions.slug,
  code: regions.code,
  parentId: regions.parentId,
  translations: regions.translations,
  revision: regions.revision,
};

/** Regions first; both levels in the order of their slugs, which have no accents. */
const every = prepared((db) =>
  db
    .select(regionColumns)
    .from(regions)
    .orderBy(desc(regions.isRegion), asc(regions.slug), asc(regions.id))
    .prepare("region_all"),
);

const oneById = prepared((db) =>
  db
    .select(regionColumns)
    .from(regions)
    .where(eq(regions.id, sql.placeholder("id")))
    .prepare("region_by_id"),
);

export const allRegions = async (db: Db): Promise<Region[]> => omitNulls(await every(db).execute());

export const regionById = async (db: Db, id: string): Promise<Region | undefined> =>
  omitNulls(await oneById(db).execute({ id }))[0];

/** Each region with its subregions, in the order in which they come. */
export function regionTree<Row extends Region>(flat: readonly Row[]): (Row & { subregions: Row[] })[] {
  const byParent = Map.groupBy(flat, (region) => region.parentId);
  const withSubregions = (region: Row) => ({ ...region, subregions: byParent.get(region.id) ?? [] });
  return (byParent.get(undefined) ?? []).map(withSubregions);
}
