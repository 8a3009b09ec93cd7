import type { Page, Paging } from "@metiro/shared/paging/schema";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { beyond, type Order, orderBy, type CursorPosition, cursorPositionOf } from "../db/paging/order.ts";
import { type PagedCall, paginate } from "../db/paging/paginate.ts";
import { arrayLiteral } from "../db/rows/array-literal.ts";

interface Asked {
  where: SQL;
  order: Order;
  fields: SQL;
}

/** A list of the table of jobs: its pages, or all of its ids and the rows of some of them. */
export interface JobList<Row> {
  page: (asking: PagedCall, paging: Paging) => Promise<Page<Row>>;
  ids: () => { toSQL: () => { sql: string; params: unknown[] } };
  rows: (ids: string[]) => Promise<Row[]>;
}

export function listOfJobs<Row extends { id: string }>(db: Db, { where, order, fields }: Asked): JobList<Row> {
  const inOrder = sql.join(orderBy(order), sql`, `);
  const rowsOf = async (ids: string[]) => {
    const rows = await db.execute(
      sql`select ${fields} from pgboss.job where ${where} and id = any(${arrayLiteral(ids)}::uuid[]) order by ${inOrder}`,
    );
    return [...rows] as unknown[] as Row[];
  };
  const page = (asking: PagedCall, paging: Paging) =>
    paginate<string, Row>(asking, paging, {
      total: async () => {
        const [row] = await db.execute<{ total: number }>(
          sql`select count(*)::int as total from pgboss.job where ${where}`,
        );
        return row?.total ?? 0;
      },
      ids: async ({ limit, offset, after }) => [
        ...(await db.execute<{ id: string; place: CursorPosition }>(
          sql`select id, ${cursorPositionOf(order)} as place from pgboss.job
            where ${where} and ${after ? beyond(order, after) : sql`true`} order by ${inOrder} limit ${limit} offset ${offset}`,
        )),
      ],
      rows: rowsOf,
    });
  const ids = () =>
    db
      .select({ id: sql<string>`id` })
      .from(sql`pgboss.job`)
      .where(where)
      .orderBy(...orderBy(order));
  return { page, ids, rows: rowsOf };
}

export const isoText = (moment: SQL) => sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
