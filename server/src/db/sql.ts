import { swissZone } from "@metiro/shared/calendar-day";
import { type SQL, sql } from "drizzle-orm";

/** The present moment, also in a transaction that has waited: `now()` would be the time at which it began. */
export const now = sql`clock_timestamp()`;

/** The id that stands for "all" in the counters, and for "nobody" where a column may not be null. */
export const nilId = "00000000-0000-0000-0000-000000000000";

/** A number written into the statement itself: a partial index recognises its condition only so, not behind a parameter. */
export const inlined = (value: number): SQL => sql.raw(String(value));

/** The zone that days are of, as text of SQL. In statements of postgres.js: `zoneIn` in `db/rows/days.ts`, and its neighbours. */
export const zoneText = `'${swissZone}'`;

/** That zone, written into the statement itself. */
export const zone = sql.raw(zoneText);

const dayOfNow = sql`(now() at time zone ${zone})::date`;

/** The day that it is in Switzerland, by the clock of the database. A subquery: it is worked out once, not for each row. */
export const today = sql`(select ${dayOfNow})`;

/** The months since a first one until that day. A subquery as well, and none in it, or `months_between` would be called and not written out. */
export const monthsUntilToday = (first: SQL): SQL => sql`(select months_between(${first}, ${dayOfNow}))`;

/** The first moment of a day in Switzerland. */
export const startOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`;
/** The first moment after it. */
export const endOf = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${zone})`;
