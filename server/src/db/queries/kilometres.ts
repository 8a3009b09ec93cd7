import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { places } from "../schema/index.ts";

/** Kilometres between two rows with coordinates, by their aliases, no further apart than Switzerland is long: a plane is off by less than the coordinates are. */
export function kilometres(from: string, to: string): SQL {
  const [fromLatitude, fromLongitude] = pointOf(from);
  const [toLatitude, toLongitude] = pointOf(to);
  return sql`111.2 * sqrt((${toLatitude} - ${fromLatitude}) ^ 2
    + ((${toLongitude} - ${fromLongitude}) * cosd((${toLatitude} + ${fromLatitude}) / 2)) ^ 2)`;
}

const pointOf = (alias: string) =>
  [sql`${sql.identifier(alias)}.latitude`, sql`${sql.identifier(alias)}.longitude`] as const;

/** Whole kilometres from the row of a place called `base` to the `placeOfWork` called `work`; null where one of the two is not known. */
export const distanceToWork = sql<number | null>`round(${kilometres("base", "work")})::int`;

/**
 * Where work is: at its postal code, or in the middle of its district's places where that code is absent or unknown. One row, of nulls
 * where nothing is known.
 */
export const placeOfWork = (postalCode: SQLWrapper, subregionId: SQLWrapper): SQL => sql`(
  select at.latitude, at.longitude from ${places} as at where at.postal_code = ${postalCode} and at.latitude is not null
  union all
  select avg(around.latitude), avg(around.longitude) from ${places} as around where around.subregion_id = ${subregionId}
  limit 1)`;
