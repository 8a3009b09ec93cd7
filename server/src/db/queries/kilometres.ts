import { type SQL, sql } from "drizzle-orm";

/** Kilometres between two points no further apart than Switzerland is long: a plane is off by less than the coordinates are. */
export const kilometres = (from: string, to: string): SQL =>
  sql.raw(
    `111.2 * sqrt((${to}.latitude - ${from}.latitude) ^ 2 + ((${to}.longitude - ${from}.longitude) * cosd((${to}.latitude + ${from}.latitude) / 2)) ^ 2)`,
  );
