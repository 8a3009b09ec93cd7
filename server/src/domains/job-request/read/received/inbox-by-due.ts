import type { InboxFolder } from "@metiro/shared/job-request/response";
import { and, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../../db/client.ts";
import {
  beyond,
  down,
  type Order,
  orderBy,
  type CursorPosition,
  cursorPositionOf,
  up,
} from "../../../../db/paging/order.ts";
import type { Placed, Window } from "../../../../db/paging/paginate.ts";
import { isLate } from "../../../../db/queries/recipients.ts";
import { jobRequestCompanies, jobRequests } from "../../../../db/schema/index.ts";
import { inboxConditions, ofRequest, type Received } from "./inbox-tab.ts";
import { expectedBy } from "../recipient-rows.ts";

/** By when an answer is awaited: `answerDueOf` of the web, in SQL. */
const dueAt = (answerDays: number): SQL => sql`(
  case when ${expectedBy} > now() then ${expectedBy}
    else ${jobRequestCompanies.createdAt} + ${answerDays}::int * interval '1 day' end)`;

/** One of the two ranges of the index: which rows, in which order. */
interface Range {
  over: boolean;
  rows: SQL;
  order: Order;
}

const rangesOf = (answerDays: number): [Range, Range] => [
  {
    over: false,
    rows: not(isLate(answerDays)),
    order: [up(dueAt(answerDays), { type: "timestamptz" }), up(jobRequestCompanies.jobRequestId)],
  },
  {
    over: true,
    rows: isLate(answerDays),
    order: [down(jobRequestCompanies.createdAt), down(jobRequestCompanies.jobRequestId)],
  },
];

/**
 * A page of ids by when an answer is due: first what may still be answered in the company's own time, by its deadline, then what is
 * overdue, newest first. Only the first range is sorted, which holds the last few days.
 */
export async function receivedIdsByDue(
  db: Db,
  { folders, answerDays, ...asked }: Received & { answerDays: number },
  { limit, offset, after }: Window,
): Promise<Placed<string>[]> {
  const [readOver, ...readTo] = after ?? [];
  const rowsOf = ({ over, rows, order }: Range, folder: InboxFolder | undefined) => {
    const all = db
      .select({
        id: jobRequestCompanies.jobRequestId,
        over: sql<boolean>`${over}::boolean`.as("over"),
        at: sql`${order[0]?.by}`.as("at"),
        place: cursorPositionOf([up(sql`${over}::boolean`, { type: "boolean" }), ...order]).as("place"),
      })
      .from(jobRequestCompanies)
      .$dynamic();
    return (asked.ofRequests.length > 0 ? all.innerJoin(jobRequests, ofRequest) : all)
      .where(
        and(
          ...inboxConditions(asked, folder),
          rows,
          after && readOver === String(over) ? beyond(order, readTo) : undefined,
        ),
      )
      .orderBy(...orderBy(order))
      .limit(offset + limit);
  };
  const ranges = rangesOf(answerDays).filter(({ over }) => over || readOver !== "true");
  const parts = ranges.flatMap((range) =>
    (folders ?? [undefined]).map((folder) => sql`(${rowsOf(range, folder).getSQL()})`),
  );
  const found = await db.execute<{ id: string; place: CursorPosition }>(sql`
    select job_request_id as id, place from (${sql.join(parts, sql` union all `)}) as found
    order by over, case when not over then at end, case when not over then job_request_id end, at desc, job_request_id desc
    limit ${limit} offset ${offset}`);
  return [...found];
}
