import { type SQL, and, eq, isNotNull, not, or, sql } from "drizzle-orm";
import { companies, companyHolidays, users } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";

/** Written out, for a prepared plan finds partial indexes by what it knows beforehand alone. */
const ofCompany = sql`${users.role} = 'Company'`;

/** Companies that there are. Of an erased account the row stays, for the requests that it received, but nobody finds it. */
export const existingCompany: SQL = sql`${companies.userId} not in (
  select ${users.id} from ${users} where ${and(ofCompany, isNotNull(users.deletedAt))})`;

const isToday = sql`${today} between ${companyHolidays.startsOn} and ${companyHolidays.endsOn}`;

/** The holidays that a company has today; those that are over or to come change nothing. */
export const holidayIsToday: SQL = sql`${and(eq(companyHolidays.companyId, companies.id), isToday)}`;

/** Until somebody opens it again, which an index finds. */
const closed = sql`(${or(isNotNull(companies.pausedAt), isNotNull(companies.awayAt))})`;
const onHoliday = sql`exists (select from ${companyHolidays} where ${holidayIsToday})`;
const withoutAccount = sql`(${or(not(users.emailConfirmed), isNotNull(users.lockedAt), isNotNull(users.deletedAt))})`;

/** Companies that want no requests today, by their own word: until they return, or on holidays. */
export const companyIsAway: SQL<boolean> = sql`(${or(isNotNull(companies.awayAt), onHoliday)})`;

/** Companies that no admin has paused and that are not away: the one condition of whatever asks whether requests reach them. */
export const companyIsOpen: SQL<boolean> = sql`(${and(not(closed), not(onHoliday))})`;

/** Companies to which a request can be sent: confirmed, neither locked nor erased, paused nor away. */
export const canReceive: SQL<boolean> = sql`(${and(not(withoutAccount), companyIsOpen)})`;

/** All the others, for whatever asks of thousands at once: they are few, and each reason finds its own by an index. */
export const cannotReceive: SQL = sql`(
  select ${companies.id} from ${companies} where ${closed}
  union all
  select ${companies.id} from ${users} join ${companies} on ${eq(companies.userId, users.id)}
  where ${and(ofCompany, withoutAccount)}
  union all
  select ${companyHolidays.companyId} from ${companyHolidays} where ${isToday})`;
