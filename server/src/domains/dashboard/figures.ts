import { answerRate } from "@metiro/shared/job-request/answer-rate";
import type { Fragment } from "postgres";
import { isDueDay } from "../../db/queries/recipients.ts";
import type { Sql } from "../../db/client.ts";
import type { PeriodParts } from "./period.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";

/** Of each key: requests sent, those answered since, those whose answer is due, and the medians of their waits in minutes. */
export interface Waits {
  key: string;
  sent: number;
  answered: number;
  due: number;
  toSend: number | null;
  toFirstAnswer: number | null;
}

/** The waits of such days, to be told apart by day. */
export const waitsOfDays = (sql: Sql, where: Fragment): Fragment => sql`
  select scope, day, kind, minutes, count from job_request_waits where ${where}`;

/** The waits of a period and some scopes, whole months from their sums: by the first day of each. */
export const waitsOfParts = (sql: Sql, scopes: Fragment, { days, months }: PeriodParts): Fragment => sql`
  select scope, day, kind, minutes, count from ${unnestDays(sql, days)} as ranges (first, last)
    join job_request_waits on scope = any(${scopes}) and day between first and last
  union all
  select scope, month, kind, minutes, count from job_request_months
  where scope = any(${scopes}) and month = any(${months}::text[]::date[]) and kind <> 'posted'`;

export const unnestDays = (sql: Sql, days: PeriodParts["days"]): Fragment =>
  sql`unnest(${days.map(({ from }) => from)}::text[]::date[], ${days.map(({ to }) => to)}::text[]::date[])`;

/** Waits summed by a key of theirs: a histogram's cost is its width, not its height. */
export const waitsBy = (sql: Sql, answerDays: number, key: Fragment, waits: Fragment): Fragment => sql`
  select key,
    coalesce(sum(n) filter (where kind = 'send'), 0)::int as sent,
    coalesce(sum(n) filter (where kind = 'answer'), 0)::int as answered,
    coalesce(sum(due), 0)::int as due,
    min(minutes) filter (where kind = 'send' and 2 * upto >= whole) as "toSend",
    min(minutes) filter (where kind = 'answer' and 2 * upto >= whole) as "toFirstAnswer"
  from (
    select key, kind, minutes, n, due, sum(n) over (partition by key, kind order by minutes) as upto, sum(n) over (partition by key, kind) as whole
    from (
      select ${key} as key, kind, minutes, sum(count) as n,
        sum(count) filter (where (kind = 'send') = ${isDueDay(sql, answerDays)}) as due
      from (${waits}) as waits
      group by 1, 2, 3 having sum(count) > 0) as waits
  ) as running
  group by key`;

/** The figures of a row of the above, as they leave the server; nothing was sent where there is no row. */
export const waitFigures = ({ sent, answered, due, toSend, toFirstAnswer }: Omit<Waits, "key"> = nothing) => ({
  sent,
  answered,
  due,
  ...omitNulls({ shareAnswered: answerRate({ answered, due }) }),
  ...(toSend !== null && { medianHoursToSend: hoursOf(toSend) }),
  ...(toFirstAnswer !== null && { medianHoursToFirstAnswer: hoursOf(toFirstAnswer) }),
});

const nothing = { sent: 0, answered: 0, due: 0, toSend: null, toFirstAnswer: null };

export const hoursOf = (minutes: number): number => minutes / 60;
