import { recentDays } from "@metiro/shared/job-request/constants";
import { answerRateMonths } from "@metiro/shared/job-request/answer-rate";
import type { ContactVisibility } from "@metiro/shared/job-request/rules/contact-sharing";
import { eq, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Fragment } from "postgres";
import type { Sql } from "../client.ts";
import { companyFigures, jobRequestCompanies } from "../schema/index.ts";
import { todayIn, zoneIn } from "../rows/days.ts";
import { inlined, monthsUntilToday, today, zone } from "../sql.ts";

/** Of the companies that a request was sent to those that may know its client: `isContactShared` of shared, in SQL. */
export const contactShared = (visibility: ContactVisibility): SQL =>
  visibility === "sent" ? sql`true` : eq(jobRequestCompanies.clientDecision, "accepted");

/** Of the companies that a request was sent to those that may know of it: the sending waits no more. */
export const delivered: SQL = sql`(${jobRequestCompanies.heldUntil} is null or ${jobRequestCompanies.heldUntil} <= now())`;

/** When a company first answered, whatever its answer has become since; null before. */
export const firstAnsweredAt = sql<
  string | null
>`coalesce(${jobRequestCompanies.firstRespondedAt}, ${jobRequestCompanies.respondedAt})`;

/**
 * Whether a company took back an answer that its client had, which is no decline: nobody withdraws with a reason, and what was declined at
 * once stands in place of no other answer.
 */
export const isWithdrawn = sql<boolean>`(${jobRequestCompanies.response} = 'declined' and ${jobRequestCompanies.declineReason} is null and ${jobRequestCompanies.firstRespondedAt} is not null)`;

/*
 * The answer rate is what was answered of what is due, here in SQL and in `@metiro/shared/job-request/answer-rate` for what is
 * summed by hand. Due is what was answered, or was not within the days that a company has for it (setting
 * `jobRequest.answerDays`); what may still be answered in time counts neither for nor against anybody. The days are counted from the
 * end of the day of the sending: rows and sums by day say the same, on every screen.
 */

/** Whether the days for an answer have passed, to the moment. */
export const isLate = (answerDays: number): SQL =>
  sql`(${jobRequestCompanies.createdAt} < now() - ${answerDays}::int * interval '1 day')`;

/** Whether a row of `job_request_companies` is due. */
export const isDue = (answerDays: Placeholder): SQL =>
  sql`(${jobRequestCompanies.response} <> 'none' or ${jobRequestCompanies.createdAt} < (${today} - ${answerDays}::int)::timestamp at time zone ${zone})`;

/** Whether a row is due that has the columns' plain names. */
export const isDueRow = (sql: Sql, answerDays: number): Fragment =>
  sql`(response <> 'none' or created_at < (select (${todayIn(sql)} - ${answerDays}::int)::timestamp at time zone ${zoneIn(sql)}))`;

/** Whether a day of sending is among those that answers are rated over. */
export const isRatedDay = (sql: Sql): Fragment =>
  sql`(day >= (date_trunc('month', now() at time zone ${zoneIn(sql)}) - ${answerRateMonths}::int * interval '1 month')::date
    and day <= ${todayIn(sql)})`;

/** Of sums by the day of sending, whether all of a day is due: of a later one only what was answered is. */
export const isDueDay = (sql: Sql, answerDays: number): Fragment => sql`(day < ${todayIn(sql)} - ${answerDays}::int)`;

/**
 * Whether an answer with interest is decided: it was accepted or turned down, or its request is over without, cancelled or given to
 * another (`acceptanceRate` of shared). Its folder says it.
 */
export const isDecided: SQL = sql`(${jobRequestCompanies.response} = 'interested' and ${jobRequestCompanies.folder} <> 'answered')`;

const { lastDay, sentDays, answeredDays, sentMonths, answeredMonths } = companyFigures;
/** Running sums of `company_figures` as they stood so many days ago, at the end of that day, and at the end of a month. */
const daysAgo = (sums: SQLWrapper, days: SQL) => sql`running_sum(${sums}, ${lastDay} - ${today} + ${days})`;
const first = sql`date '1970-01-01'`;
const monthsAgo = (sums: SQLWrapper, months: number) =>
  sql`running_sum(${sums}, months_between(${first}, ${lastDay}) - ${monthsUntilToday(first)} + ${sql.raw(String(months))})`;
/** Running sums as they stood before the months that answers are rated over. */
const beforeRated = (sums: SQLWrapper) => monthsAgo(sums, answerRateMonths + 1);
const allOf = (sums: SQLWrapper) => sql`running_sum(${sums}, 0)`;

/**
 * What a company received of late and what of it is due, from its kept figures: the last thirty days, today included; "the last
 * year" is the present month and `answerRateMonths` before it. As of day sums, what was sent on the day that is over is due.
 */
export const storedActivity = (answerDays: number | Placeholder) => {
  const late = sql`${answerDays}::int + 1`;
  const answered = sql`(${allOf(answeredDays)} - ${beforeRated(answeredMonths)})`;
  const overdue = sql`(${daysAgo(sentDays, late)} - ${beforeRated(sentMonths)} - ${daysAgo(answeredDays, late)} + ${beforeRated(answeredMonths)})`;
  return {
    last30Days: sql<number>`(${allOf(sentDays)} - ${daysAgo(sentDays, inlined(recentDays))})`,
    lastYear: sql<number>`(${allOf(sentDays)} - ${beforeRated(sentMonths)})`,
    answered: sql<number>`${answered}`,
    due: sql<number>`(${answered} + greatest(${overdue}, 0))`,
  };
};
