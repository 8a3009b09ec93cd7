import type { Page, Paging } from "@metiro/shared/paging/schema";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { uuidArray } from "../db/paging/keyset-page.ts";
import { paginate } from "../db/paging/paginate.ts";

interface Asked {
  where: SQL;
  order: SQL;
  fields: SQL;
}

/** A list of the table of jobs: its pages, or all of its ids and the rows of some of them. */
export interface JobList<Row> {
  page: (paging: Paging) => Promise<Page<Row>>;
  ids: () => { toSQL: () => { sql: string; params: unknown[] } };
  rows: (ids: string[]) => Promise<Row[]>;
}

export function listOfJobs<Row extends { id: string }>(db: Db, { where, order, fields }: Asked): JobList<Row> {
  const rowsOf = async (ids: string[]) => {
    const rows = await db.execute(
      sql`select ${fields} from pgboss.job where ${where} and id = any(${uuidArray(ids)}::uuid[]) order by ${order}`,
    );
    return [...rows] as unknown[] as Row[];
  };
  const page = (paging: Paging) =>
    paginate<string, Row>(paging, {
      total: async () => {
        const [row] = await db.execute<{ total: number }>(
          sql`select count(*)::int as total from pgboss.job where ${where}`,
        );
        return row?.total ?? 0;
      },
      ids: async ({ limit, offset }) => {
        const rows = await db.execute<{ id: string }>(
          sql`select id from pgboss.job where ${where} order by ${order} limit ${limit} offset ${offset}`,
        );
        return rows.map(({ id }) => id);
      },
      rows: rowsOf,
    });
  const ids = () =>
    db
      .select({ id: sql<string>`id` })
      .from(sql`pgboss.job`)
      .where(where)
      .orderBy(order);
  return { page, ids, rows: rowsOf };
}

export const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
