import type { RegionOverview } from "@metiro/shared/region/overview";
import { asc, desc } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { regions } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { regionColumns, regionTree } from "./queries.ts";
import { useOfRegion } from "./use.ts";

const everyRegion = prepared((db) =>
  db
    .select({ ...regionColumns, ...useOfRegion })
    .from(regions)
    .orderBy(desc(regions.isRegion), asc(regions.slug), asc(regions.id))
    .prepare("region_overview"),
);

/** Every canton with its districts, and what depends on each. */
export const overview = ({ ctx }: Call): Promise<RegionOverview[]> => regionTreeWithUse(ctx.db);

export async function regionTreeWithUse(db: Db): Promise<RegionOverview[]> {
  return regionTree(omitNulls(await everyRegion(db).execute()));
}
