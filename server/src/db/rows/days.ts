import type { Fragment } from "postgres";
import type { Sql } from "../client.ts";
import { zoneText } from "../sql.ts";

/** The zone that days are of, in a statement of postgres.js. In one of Drizzle: `zone` in `db/sql.ts`, as `startOf` and `endOf`. */
export const zoneIn = (client: Sql): Fragment => client.unsafe(zoneText);

/** The day that it is in Switzerland, by the clock of the database, worked out for each row. */
export const todayIn = (client: Sql): Fragment => client`(now() at time zone ${zoneIn(client)})::date`;

/** The first moment of a day; the day is a value or a part of one. */
export const startIn = (client: Sql, day: Fragment | string): Fragment =>
  client`(${day}::date::timestamp at time zone ${zoneIn(client)})`;
/** The first moment after it. */
export const endIn = (client: Sql, day: string): Fragment =>
  client`((${day}::date + 1)::timestamp at time zone ${zoneIn(client)})`;
