import type { AroundInput } from "@metiro/shared/region/around";
import { sql } from "drizzle-orm";
import type { Queryable } from "../client.ts";
import { kilometres } from "./kilometres.ts";
import { places } from "../schema/index.ts";

const apart = kilometres("centre", "there");

/**
 * How far the districts are from places, and which lie around one: its own, and those a third of whose localities are no further
 * away than the radius. The one place where a radius becomes districts.
 */
export async function districtsAround(db: Queryable, around: readonly AroundInput[]) {
  return db.execute<{ postal_code: string; id: string; region_id: string; km: number; within: boolean }>(sql`
    select centre.postal_code, there.subregion_id as id, there.region_id, round(min(${apart}))::int as km,
      bool_or(there.postal_code = centre.postal_code)
        or 3 * count(*) filter (where ${apart} <= wanted."radiusKm") >= count(*) as within
    from jsonb_to_recordset(${JSON.stringify(around)}::text::jsonb) as wanted ("postalCode" text, "radiusKm" int)
      join ${places} as centre on centre.postal_code = wanted."postalCode" and centre.latitude is not null
      join ${places} as there on there.subregion_id is not null and there.latitude is not null
    group by centre.postal_code, there.subregion_id, there.region_id
    order by km, id`);
}

/** The districts around several places, by postal code; a code that is not known is not in it. */
export async function districtsByPlace(db: Queryable, wanted: readonly AroundInput[]): Promise<Map<string, string[]>> {
  if (wanted.length === 0) return new Map();
  const rows = await districtsAround(db, wanted);
  const byPlace = Map.groupBy(rows, (row) => row.postal_code);
  return new Map([...byPlace].map(([code, of]) => [code, of.filter(({ within }) => within).map(({ id }) => id)]));
}
