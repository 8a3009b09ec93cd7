import { figureDays } from "@metiro/shared/job-request/constants";
import type { FigurePeriod, OwnFigures } from "@metiro/shared/job-request/my-statistics";
import { swissDay } from "@metiro/shared/calendar-day";
import { and, eq, sql } from "drizzle-orm";
import { delivered, isDecided, isDue, storedActivity, firstAnsweredAt } from "../../../db/queries/recipients.ts";
import { prepared } from "../../../db/prepared.ts";
import { companyFigures, jobRequestCompanies } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

const dayMs = 24 * 60 * 60 * 1000;
const partDays = 30;
const partCount = (2 * figureDays) / partDays;

/** How a company answers, against its own past. */
export async function ownFigures({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<OwnFigures> {
  const { companyId } = actor;
  const { "jobRequest.answerDays": answerDays } = await settings(db);
  const [rows, [rated]] = await Promise.all([
    figures(db).execute({ companyId, answerDays }),
    ratedAnswers(db).execute({ companyId, answerDays }),
  ]);
  const periodOf = (found: (row: (typeof rows)[number]) => boolean): FigurePeriod => {
    const row = rows.find(found);
    if (!row) return { received: 0, open: 0, answered: 0, interested: 0, decided: 0, accepted: 0 };
    const { received, open, answered, interested, decided, accepted, medianHours } = row;
    return { received, open, answered, interested, decided, accepted, ...(medianHours !== null && { medianHours }) };
  };
  const now = Date.now();
  return {
    present: periodOf(({ half, part }) => part === null && half === 0),
    before: periodOf(({ half, part }) => part === null && half === 1),
    parts: Array.from({ length: partCount }, (_, index) => partCount - 1 - index).map((back) => ({
      from: swissDay(new Date(now - (back + 1) * partDays * dayMs)),
      ...periodOf(({ part }) => part === back),
    })),
    lastYear: rated ?? { received: 0, answered: 0 },
  };
}

const age = sql`extract(epoch from now() - ${jobRequestCompanies.createdAt}) / 86400`;
/** 0: the last ninety days, 1: those before. */
const half = sql<number>`floor(${age} / ${sql.raw(String(figureDays))})::int`;
/** 0: the last thirty days, 1: those before, and so on. */
const part = sql<number>`floor(${age} / ${sql.raw(String(partDays))})::int`;
const due = isDue(sql.placeholder("answerDays"));

/** The company's rows of both periods, read once in the index by company and time: by half and by part. */
const figures = prepared((db) =>
  db
    .select({
      half: half.as("half"),
      part: sql<number | null>`case when grouping(${part}) = 0 then ${part} end`.as("part"),
      received: sql<number>`count(*) filter (where ${due})::int`,
      open: sql<number>`count(*) filter (where not ${due})::int`,
      answered: sql<number>`count(*) filter (where ${jobRequestCompanies.response} <> 'none')::int`,
      interested: sql<number>`count(*) filter (where ${jobRequestCompanies.response} = 'interested')::int`,
      decided: sql<number>`count(*) filter (where ${isDecided})::int`,
      accepted: sql<number>`count(*) filter (where ${jobRequestCompanies.clientDecision} = 'accepted')::int`,
      medianHours: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${firstAnsweredAt} - ${jobRequestCompanies.createdAt}) / 3600)::float8`,
    })
    .from(jobRequestCompanies)
    .where(
      and(
        eq(jobRequestCompanies.companyId, sql.placeholder("companyId")),
        sql`${jobRequestCompanies.createdAt} > now() - interval '${sql.raw(String(2 * figureDays))} days'`,
        delivered,
      ),
    )
    .groupBy(sql`grouping sets ((${half}), (${half}, ${part}))`)
    .prepare("job_request_own_figures"),
);

const { answered: ratedAnswered, due: ratedDue } = storedActivity(sql.placeholder("answerDays"));
/** From the kept figures, of which the back office reads the rate too. */
const ratedAnswers = prepared((db) =>
  db
    .select({ received: ratedDue.as("received"), answered: ratedAnswered.as("answered") })
    .from(companyFigures)
    .where(eq(companyFigures.companyId, sql.placeholder("companyId")))
    .prepare("job_request_rated_answers"),
);
