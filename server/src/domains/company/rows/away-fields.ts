import type { Away, Company } from "@metiro/shared/company/schema";
import { eq, sql } from "drizzle-orm";
import { companies, companyHolidays } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";
import { holidayIsToday } from "../access/policy.ts";

/** That a company is away today, and until when as far as it has said so. */
export const awayNow = sql<Away | null>`case
  when ${companies.awayAt} is not null then '{}'::json
  else (select json_build_object('endsOn', ${companyHolidays.endsOn}) from ${companyHolidays} where ${holidayIsToday}) end`;

/** Its holidays that are not over. */
export const holidays = sql<Company["holidays"]>`(
  select coalesce(json_agg(json_build_object('id', ${companyHolidays.id}, 'startsOn', ${companyHolidays.startsOn}, 'endsOn', ${companyHolidays.endsOn}) order by ${companyHolidays.startsOn}), '[]')
  from ${companyHolidays} where ${eq(companyHolidays.companyId, companies.id)} and ${companyHolidays.endsOn} >= ${today})`;
