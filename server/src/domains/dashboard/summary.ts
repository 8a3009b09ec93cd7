import { recentDays } from "@metiro/shared/job-request/constants";
import type { DashboardSummary } from "@metiro/shared/dashboard/schema";
import { answerRate } from "@metiro/shared/job-request/answer-rate";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { soonDays } from "@metiro/shared/subscription/constants";
import { eq, isNull } from "drizzle-orm";
import { backupTrouble } from "../../db/queries/backups.ts";
import { countToRelaunch } from "../../db/queries/relaunches.ts";
import { isDueDay, isRatedDay } from "../../db/queries/recipients.ts";
import { isUnansweredOver48HoursRow } from "../../db/queries/request-state.ts";
import type { Sql } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { companyProofs, reports, subscriptions } from "../../db/schema/index.ts";
import { endsWithoutNext } from "../../db/queries/company/subscription-standing.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { hoursOf, waitsBy, waitsOfDays, type Waits } from "./figures.ts";
import { uncoveredToSend } from "./uncovered.ts";
import { todayIn, zoneIn } from "../../db/rows/days.ts";
import { nilId } from "../../db/sql.ts";

interface Figures {
  accounts: Partial<Record<"Admin" | "Company" | "Tenderer", number>>;
  requests: Partial<Record<JobStatus, number>>;
  unansweredOver48Hours: number;
  activeSubscriptions: number;
  revenueThisYear: number;
  answered: number;
  due: number;
  waits: Pick<Waits, "toSend" | "toFirstAnswer"> | null;
}

/**
 * What the back office looks at first: kept sums, at the same cost whatever there is. Only requests without an answer and
 * subscriptions that end soon are counted, in indexes that serve just that.
 */
export async function summary({ ctx: { db, sql } }: Call): Promise<DashboardSummary> {
  const { "site.currency": currency, "jobRequest.answerDays": answerDays } = await settings(db);
  const [
    { accounts, requests, answered, due, waits, ...others },
    uncovered,
    subscriptionsEndingIn30Days,
    openReports,
    [relaunches],
    [guarantee],
    waitingProofs,
    trouble,
  ] = await Promise.all([
    figuresOf(sql, currency, answerDays),
    uncoveredToSend(sql),
    db.$count(subscriptions, endsWithoutNext(soonDays)),
    db.$count(reports, isNull(reports.settledAt)),
    db.execute<{ count: number }>(countToRelaunch),
    guaranteeOf(sql),
    db.$count(companyProofs, eq(companyProofs.state, "submitted")),
    backupTrouble(sql),
  ]);
  const { Admin = 0, Company: companies = 0, Tenderer: tenderers = 0 } = accounts;
  const active = requests[JobStatus.Active] ?? 0;
  const canceled = requests[JobStatus.Canceled] ?? 0;
  const processed = requests[JobStatus.Processed] ?? 0;
  const { toSend = null, toFirstAnswer = null } = waits ?? {};
  return {
    users: Admin + companies + tenderers,
    companies,
    tenderers,
    jobRequests: { total: active + canceled + processed, active, canceled, processed },
    ...others,
    uncoveredToSend: uncovered,
    subscriptionsEndingIn30Days,
    toRelaunch: relaunches?.count ?? 0,
    guarantee: guarantee ?? { met: 0, missed: 0 },
    openReports,
    waitingProofs,
    currency,
    ...omitNulls({ answerRate: answerRate({ answered, due }) }),
    ...(toSend !== null && { medianHoursToSend: hoursOf(toSend) }),
    ...(trouble && { backupTrouble: trouble }),
    ...(toFirstAnswer !== null && { medianHoursToFirstAnswer: hoursOf(toFirstAnswer) }),
  };
}

/** In the index of their beginnings. */
const guaranteeOf = (sql: Sql) => sql<DashboardSummary["guarantee"][]>`
  select (count(*) filter (where outcome = 'met'))::int as met, (count(*) filter (where outcome = 'missed'))::int as missed
  from request_guarantees where outcome is not null
    and started_at >= (${todayIn(sql)} - ${recentDays - 1}::int)::timestamp at time zone ${zoneIn(sql)}`;

async function figuresOf(sql: Sql, currency: string, answerDays: number): Promise<Figures> {
  const lastMonth = sql`scope = ${nilId} and day > (select day from today) - ${recentDays}::int and day <= (select day from today)`;
  const [row] = await sql<[Figures]>`
    with today as materialized (select ${todayIn(sql)} as day),
      days as materialized (
        select coalesce(sum(starts) filter (where kept.day <= today.day), 0) - coalesce(sum(ends) filter (where kept.day < today.day), 0) as active,
          coalesce(sum(amount) filter (where currency = ${currency} and date_trunc('year', kept.day) = date_trunc('year', today.day) and kept.day <= today.day), 0) as revenue
        from subscription_days as kept, today),
      recipients as materialized (
        select coalesce(sum(answered), 0)::int as answered,
          coalesce(sum(case when ${isDueDay(sql, answerDays)} then sent else answered end), 0)::int as due
        from recipient_days where ${isRatedDay(sql)})
    select
      (select coalesce(jsonb_object_agg(role, count), '{}') from account_totals) as accounts,
      (select coalesce(jsonb_object_agg(status, count), '{}') from job_request_totals where trade = ${nilId} and place = ${nilId}) as requests,
      (select count(*)::int from job_requests
        where ${isUnansweredOver48HoursRow(sql)}) as "unansweredOver48Hours",
      days.active::int as "activeSubscriptions", days.revenue::float8 as "revenueThisYear",
      recipients.answered, recipients.due,
      (select to_jsonb(waits) from (${waitsBy(sql, answerDays, sql`1`, waitsOfDays(sql, lastMonth))}) as waits) as waits
    from days, recipients`;
  return row;
}
