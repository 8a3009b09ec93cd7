import type { Fragment } from "postgres";
import type { Sql } from "../client.ts";

/** The first moment of a day in a statement of postgres.js; the day is a value or a part of one. In one of Drizzle: `startOf` in `db/sql.ts`. */
export const startIn = (client: Sql, day: Fragment | string): Fragment =>
  client`(${day}::date::timestamp at time zone 'Europe/Zurich')`;
/** The first moment after it. */
export const endIn = (client: Sql, day: string): Fragment =>
  client`((${day}::date + 1)::timestamp at time zone 'Europe/Zurich')`;
