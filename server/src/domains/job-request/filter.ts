import type { RequestFilter } from "@metiro/shared/job-request/schema";
import { type SQL, eq, inArray, or, sql } from "drizzle-orm";
import { endOf, startOf } from "../../db/days.ts";
import { nameQuery, searchWords, textQuery } from "../../db/search.ts";
import { jobRequests, tenderers, users } from "../../db/schema/index.ts";

interface Reach {
  /** Whether the search also looks at the clients' names; a company must not find them. */
  clientNames: boolean;
}

/** The conditions of a list, each served by an index of its own. */
export function conditions(filter: Partial<RequestFilter>, reach: Reach): SQL[] {
  const found: (SQL | undefined)[] = [
    filter.statuses?.length ? inArray(jobRequests.status, filter.statuses) : undefined,
    filter.subcategoryId ? eq(jobRequests.subcategoryId, filter.subcategoryId) : undefined,
    filter.categoryId ? eq(jobRequests.categoryId, filter.categoryId) : undefined,
    filter.subregionId ? eq(jobRequests.subregionId, filter.subregionId) : undefined,
    filter.regionId ? eq(jobRequests.regionId, filter.regionId) : undefined,
    filter.createdFrom ? sql`${jobRequests.createdAt} >= ${startOf(filter.createdFrom)}` : undefined,
    filter.createdTo ? sql`${jobRequests.createdAt} < ${endOf(filter.createdTo)}` : undefined,
    filter.search === undefined ? undefined : matches(filter.search, reach),
  ];
  return found.filter((condition) => condition !== undefined);
}

/** What is looked up elsewhere is put into an array: beside a subquery PostgreSQL would use no index at all. */
function matches(search: string, { clientNames }: Reach): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return or(
    sql`${jobRequests.search} @@ ${textQuery(words)}`,
    hasNumber(search),
    clientNames
      ? sql`${jobRequests.tendererId} = any(array(select ${tenderers.id} from ${tenderers} join ${users} on ${users.id} = ${tenderers.userId}
            where to_tsvector('simple_unaccent', ${users.firstName} || ' ' || ${users.lastName}) @@ ${nameQuery(words)} limit 500))`
      : undefined,
  );
}

/** `2026-000123` is a number in full; `123` may be one of any year, so it is tried with each year there has been. */
export function hasNumber(typed: string): SQL | undefined {
  const search = typed.trim();
  if (/^\d{4}-\d{1,12}$/.test(search)) return eq(jobRequests.number, search);
  if (!/^\d{1,12}$/.test(search)) return undefined;
  return sql`${jobRequests.number} = any(array(
    select year || '-' || lpad(${search}, greatest(6, length(${search})), '0')
    from generate_series(extract(year from now() at time zone 'Europe/Zurich')::int, 2025, -1) as year))`;
}
