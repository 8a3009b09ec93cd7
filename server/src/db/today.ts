import { sql } from "drizzle-orm";

/** The day that it is in Switzerland, by the clock of the database. A subquery: it is worked out once, not for each row. */
export const today = sql`(select (now() at time zone 'Europe/Zurich')::date)`;
