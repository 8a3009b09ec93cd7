import { type SQL, and, eq, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { companies, companyHolidays, users } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";

/** Companies that there are. Of an erased account the row stays, for the requests that it received, but nobody finds it. */
export const existing: SQL = sql`${companies.userId} not in (
  select ${users.id} from ${users} where ${and(eq(users.role, "Company"), isNotNull(users.deletedAt))})`;

/** The holidays that a company has today; those that are over or to come change nothing. */
export const ofToday: SQL = sql`${and(
  eq(companyHolidays.companyId, companies.id),
  sql`${today} between ${companyHolidays.startsOn} and ${companyHolidays.endsOn}`,
)}`;
const onHoliday = sql`exists (select from ${companyHolidays} where ${ofToday})`;

/** Companies that want no requests today, by their own word: until they return, or on holidays. */
export const away: SQL<boolean> = sql`(${or(isNotNull(companies.awayAt), onHoliday)})`;

/** Companies that no admin has paused and that are not away: the one condition of whatever asks whether requests reach them. */
export const open: SQL<boolean> = sql`(${and(isNull(companies.pausedAt), isNull(companies.awayAt), not(onHoliday))})`;

/** Companies to which a request can be sent: confirmed, neither locked nor erased, paused nor away. */
export const canReceive: SQL<boolean> = sql`(${and(eq(users.emailConfirmed, true), isNull(users.lockedAt), isNull(users.deletedAt), open)})`;
