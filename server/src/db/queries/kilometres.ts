import { type SQL, sql } from "drizzle-orm";

/** Kilometres between two rows with coordinates, by their aliases, no further apart than Switzerland is long: a plane is off by less than the coordinates are. */
export function kilometres(from: string, to: string): SQL {
  const [fromLatitude, fromLongitude] = pointOf(from);
  const [toLatitude, toLongitude] = pointOf(to);
  return sql`111.2 * sqrt((${toLatitude} - ${fromLatitude}) ^ 2
    + ((${toLongitude} - ${fromLongitude}) * cosd((${toLatitude} + ${fromLatitude}) / 2)) ^ 2)`;
}

const pointOf = (alias: string) =>
  [sql`${sql.identifier(alias)}.latitude`, sql`${sql.identifier(alias)}.longitude`] as const;
