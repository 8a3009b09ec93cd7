import { eq, type SQL, sql } from "drizzle-orm";
import { jobRequests } from "../schema/index.ts";
import { zone } from "../sql.ts";

/** `2026-000123` is a number in full; `123` may be one of any year, so it is tried with each year there has been. */
export function hasNumber(typed: string): SQL | undefined {
  const search = typed.trim();
  if (/^\d{4}-\d{1,12}$/.test(search)) return eq(jobRequests.number, search);
  if (!/^\d{1,12}$/.test(search)) return undefined;
  return sql`${jobRequests.number} = any(array(
    select year || '-' || lpad(${search}, greatest(6, length(${search})), '0')
    from generate_series(extract(year from now() at time zone ${zone})::int, 2025, -1) as year))`;
}

/** The ids of the requests whose number a search is, as an array; undefined where it cannot be one. */
export function requestsNumbered(search: string): SQL | undefined {
  const numbered = hasNumber(search);
  return numbered && sql`array(select ${jobRequests.id} from ${jobRequests} where ${numbered})`;
}
