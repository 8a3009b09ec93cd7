import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { maxCounted } from "@metiro/shared/paging/constants";
import type { RequestFilter } from "@metiro/shared/job-request/schema";
import type { RequestPhase } from "@metiro/shared/job-request/rules/stage";
import { type SQL, and, inArray, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../db/client.ts";
import { countUpTo } from "../../../db/paging/capped-page.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf, up } from "../../../db/paging/order.ts";
import { prepared } from "../../../db/prepared.ts";
import { placedIds } from "../../../db/paging/keyset-page.ts";
import type { Placed, Window } from "../../../db/paging/paginate.ts";
import { endOf, startOf } from "../../../db/sql.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { type Scope, dayOfOffset, totals } from "./counts.ts";

/** What a filter holds: how many rows by status whichever is asked for, how many of those asked for, and the ids of one page of these. */
export interface Found {
  counts: Map<JobStatus, number>;
  total: number;
  ids: Placed<string>[];
}

/** What a filter holds of a client's own requests, and how many of them are done. */
export interface FoundOwn extends Found {
  done: number;
}

interface Asked {
  /** Every condition but the status. */
  where: SQL[];
  statuses: JobStatus[] | undefined;
  sort: RequestFilter["sort"];
  window: Window;
  /** By what the rows are ordered, if not by when they were created. */
  at?: SQL | undefined;
}

/** By when the rows were created, or by another moment. */
function orderOf(sort: RequestFilter["sort"], at: SQL = sql`${jobRequests.createdAt}`): Order {
  const key = sort === "oldest" ? up : down;
  return [key(at, { type: "timestamptz" }), key(jobRequests.id)];
}

/** The order of rows that were collected as `found`. */
const orderFound = (sort: RequestFilter["sort"]): Order => {
  const key = sort === "oldest" ? up : down;
  return [key(sql`found.at`, { type: "timestamptz" }), key(sql`found.id`, { type: "uuid" })];
};

/** Of rows that were collected as `found` the ids of a window with their places, as JSON; places are made of the window alone. */
function placedFound(sort: RequestFilter["sort"], asked: SQL | undefined, { limit, offset, after }: Window): SQL {
  const order = orderFound(sort);
  return sql`(select coalesce(json_agg(json_build_object('id', found.id, 'place', ${cursorPositionOf(order)})), '[]') from (
    select found.id, found.at from found where ${and(asked, after && beyond(order, after)) ?? sql`true`}
    order by ${sql.join(orderBy(order), sql`, `)} limit ${limit} offset ${offset}) as found)`;
}

/**
 * A page of a filter that has no counters, from all rows that match it. They are collected once, before anything is
 * ordered: PostgreSQL takes a rare word for a frequent one, and would read all requests in their order to find it.
 */
export async function findInRows(
  db: Queryable,
  {
    where,
    statuses,
    sort,
    window,
    limit,
    inOrder,
    at = sql`${jobRequests.createdAt}`,
  }: Asked & { limit?: number; inOrder?: boolean },
): Promise<Found> {
  const asked = statuses?.length ? inArray(sql`found.status`, statuses) : undefined;
  const [row] = await db.execute<{ counts: [JobStatus, number][]; ids: Placed<string>[] }>(sql`
    with found as materialized (
      select ${jobRequests.id}, ${jobRequests.status}, ${at} as at from ${jobRequests} where ${and(...where)}
      ${inOrder ? sql`order by ${sql.join(orderBy(orderOf(sort, at)), sql`, `)}` : sql``}
      ${limit === undefined ? sql`` : sql`limit ${limit}`})
    select
      (select coalesce(json_agg(json_build_array(status, n)), '[]')
        from (select status, count(*) as n from found group by status) as counted) as counts,
      ${placedFound(sort, asked, window)} as ids`);
  const counts = new Map(row?.counts);
  return { counts, total: sumOf(counts, statuses), ids: row?.ids ?? [] };
}

/** Of so many newest rows, and where so many of them have the words of a search, it is met on the way through all. */
const sample = { rows: 500, often: 100 };

/**
 * A page of a search, whose words may be in a third of all rows: nobody reads ten thousand, so counting stops there and says so.
 * PostgreSQL knows nothing of the beginnings of words. What a look at the newest rows shows to be frequent is met on the way through all
 * rows in their order (`often` are the conditions for that); for everything else it may only look things up.
 */
export function findBySearch(
  db: Db,
  { where, often, words, before, statuses, sort, window }: Asked & { often: SQL[]; words: SQL; before: SQL },
): Promise<Found & { capped: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(before);
    const [newest] = await tx.execute<{ n: number }>(sql`
      select count(*) filter (where ${words})::int as n
      from (select * from ${jobRequests} order by created_at desc, id desc limit ${sample.rows}) as ${jobRequests}`);
    const isOften = (newest?.n ?? 0) >= sample.often;
    const without = isOften ? ["seqscan", "bitmapscan", "sort"] : ["seqscan", "indexscan", "indexonlyscan"];
    await tx.execute(sql`select set_config('work_mem', '64MB', true), set_config('enable_' || way, 'off', true)
      from jsonb_array_elements_text(${JSON.stringify(without)}::text::jsonb) as way`);
    const asked = { where: isOften ? often : where, statuses, sort, window, inOrder: isOften, limit: maxCounted + 1 };
    const all = await findInRows(tx, asked);
    if (sumOf(all.counts) <= maxCounted) return { ...all, capped: false };
    if (isOften && !statuses?.length && !window.after) return { ...all, total: maxCounted, capped: true };
    // Of some ten thousand rows nobody knows whether those of a status are all there are, nor which come first.
    const ofStatus = statuses?.length ? [inArray(jobRequests.status, statuses)] : [];
    const total = ofStatus.length > 0 ? await countUpTo(tx, jobRequests, and(...asked.where, ...ofStatus)) : all.total;
    await tx.execute(sql`select set_config('enable_' || way, case way when 'indexscan' then 'on' else 'off' end, true)
      from unnest(array['indexscan', 'bitmapscan', 'sort']) as way`);
    const ids = await inTheirOrder(tx, { where: [...often, ...ofStatus], sort, window });
    return { counts: all.counts, total: Math.min(total, maxCounted), ids, capped: total > maxCounted };
  });
}

const inPhase: Record<RequestPhase, SQL> = {
  open: sql`found.status <> ${JobStatus.Canceled} and not found.done`,
  done: sql`found.done`,
  canceled: sql`found.status = ${JobStatus.Canceled}`,
};

/** A page of a client's own requests, of which there are few: read once, from their index alone. */
export async function findOwn(
  db: Db,
  { where, statuses, phase, sort, window }: Asked & { phase: RequestPhase | undefined },
): Promise<FoundOwn> {
  const asked = and(
    statuses?.length ? inArray(sql`found.status`, statuses) : undefined,
    phase ? inPhase[phase] : undefined,
  );
  const [row] = await db.execute<{
    counts: [JobStatus, number][];
    done: number;
    total: number;
    ids: Placed<string>[];
  }>(sql`
    with found as materialized (
      select ${jobRequests.id}, ${jobRequests.status}, ${jobRequests.createdAt} as at, ${jobRequests.doneAt} is not null as done
      from ${jobRequests} where ${and(...where)})
    select
      (select coalesce(json_agg(json_build_array(status, n)), '[]')
        from (select status, count(*) as n from found group by status) as counted) as counts,
      (select count(*)::int from found where done) as done,
      (select count(*)::int from found where ${asked ?? sql`true`}) as total,
      ${placedFound(sort, asked, window)} as ids`);
  return { counts: new Map(row?.counts), done: row?.done ?? 0, total: row?.total ?? 0, ids: row?.ids ?? [] };
}

/** A page of a filter whose counters tell the totals: its ids from an index alone, however far down. */
export async function findByCounters(db: Db, scope: Scope, { where, statuses, sort, window }: Asked): Promise<Found> {
  const asked = statuses?.length ? [...where, inArray(jobRequests.status, statuses)] : where;
  const [counts, ids] = await Promise.all([
    totals(db, scope),
    requestIds(db, asked, { ...scope, statuses: statuses?.length ? statuses : undefined }, sort, window),
  ]);
  return { counts, total: sumOf(counts, statuses), ids };
}

const sumOf = (counts: Map<JobStatus, number>, statuses?: JobStatus[]): number =>
  [...counts].reduce((sum, [status, n]) => (statuses?.length && !statuses.includes(status) ? sum : sum + n), 0);

/** The first page of all requests, as the list opens. */
const firstPageBy = (sort: RequestFilter["sort"]) =>
  prepared((db) =>
    placedIds(
      db,
      { table: jobRequests, id: jobRequests.id, where: undefined, order: orderOf(sort) },
      { limit: sql.placeholder("limit"), offset: 0 },
    ).prepare(`job_request_first_page_${sort}`),
  );
const firstPage = { newest: firstPageBy("newest"), oldest: firstPageBy("oldest") };

/** A page far down begins at its day, found in the counters. */
async function requestIds(
  db: Db,
  where: SQL[],
  scope: Scope,
  sort: RequestFilter["sort"],
  window: Window,
): Promise<Placed<string>[]> {
  const { limit, offset } = window;
  const start = await dayOfOffset(db, scope, offset, sort);
  const bound =
    start &&
    (sort === "oldest"
      ? sql`${jobRequests.createdAt} >= ${startOf(start.day)}`
      : sql`${jobRequests.createdAt} < ${endOf(start.day)}`);
  if (where.length === 0 && offset === 0 && !window.after) return firstPage[sort ?? "newest"](db).execute({ limit });
  const begin = { limit, offset: start ? start.offset : offset, after: window.after };
  return inTheirOrder(db, { where: bound ? [...where, bound] : where, sort, window: begin });
}

/** The ids of a window from all rows in their order, as far as it goes. */
export const inTheirOrder = (
  db: Queryable,
  { where, sort, window, at }: Pick<Asked, "where" | "sort" | "window" | "at">,
) => placedIds(db, { table: jobRequests, id: jobRequests.id, where: and(...where), order: orderOf(sort, at) }, window);
