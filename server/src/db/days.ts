import { type SQL, sql } from "drizzle-orm";

/** The first moment of a day of Europe/Zurich. */
export const startOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Europe/Zurich')`;
/** The first moment after it. */
export const endOf = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Zurich')`;
