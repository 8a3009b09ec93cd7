import { and, eq, sql } from "drizzle-orm";
import { isDue } from "../../../db/queries/recipients.ts";
import type { Db } from "../../../db/client.ts";
import { companies, jobRequestCompanies } from "../../../db/schema/index.ts";
import { type standingBy, standingFields } from "../../../db/queries/standing.ts";
import { settings } from "../../application-config/index.ts";

/** What a company received lately and how much of it it answered; to be joined laterally to `companies`. Takes the settings below. */
export const receivedBy = (db: Db) =>
  db
    .select({
      last30Days:
        sql<number>`count(*) filter (where ${jobRequestCompanies.createdAt} >= now() - interval '30 days')::int`.as(
          "last_30_days",
        ),
      lastYear: sql<number>`count(*)::int`.as("last_year"),
      answered: sql<number>`count(*) filter (where ${jobRequestCompanies.response} <> 'none')::int`.as("answered"),
      due: sql<number>`count(*) filter (where ${isDue(sql.placeholder("answerDays"))})::int`.as("due"),
    })
    .from(jobRequestCompanies)
    .where(
      and(
        eq(jobRequestCompanies.companyId, companies.id),
        sql`${jobRequestCompanies.createdAt} >= now() - interval '12 months'`,
      ),
    )
    .as("received");

/** What a query with the join above is executed with. */
export async function activitySettings(db: Db): Promise<{ answerDays: number }> {
  const { "jobRequest.answerDays": answerDays } = await settings(db);
  return { answerDays };
}

/** The fields of a company's activity, from the join above and from how it stands with its subscriptions. */
export const activityFields = (received: ReturnType<typeof receivedBy>, standing: ReturnType<typeof standingBy>) => ({
  ...standingFields(standing),
  receivedLast30Days: received.last30Days,
  receivedLastYear: received.lastYear,
  openLastYear: sql<number>`${received.lastYear} - ${received.due}`,
  answerRate: sql<number | null>`${received.answered}::float8 / nullif(${received.due}, 0)`,
});
