import { eq, sql } from "drizzle-orm";
import { storedActivity } from "../../../db/queries/recipients.ts";
import type { Db } from "../../../db/client.ts";
import { companies, companyFigures } from "../../../db/schema/index.ts";
import { type subscriptionStandingBy, standingFields } from "../../../db/queries/company/subscription-standing.ts";
import { settings } from "../../application-config/index.ts";

/** What a company received lately and how much of it it answered; to be joined laterally to `companies`. Takes the settings below. */
export const receivedBy = (db: Db) => {
  const { last30Days, lastYear, answered, due } = storedActivity(sql.placeholder("answerDays"));
  return db
    .select({
      last30Days: last30Days.as("last_30_days"),
      lastYear: lastYear.as("last_year"),
      answered: answered.as("answered"),
      due: due.as("due"),
    })
    .from(companyFigures)
    .where(eq(companyFigures.companyId, companies.id))
    .as("received");
};

/** What a query with the join above is executed with. */
export async function activitySettings(db: Db): Promise<{ answerDays: number }> {
  const { "jobRequest.answerDays": answerDays } = await settings(db);
  return { answerDays };
}

/** The fields of a company's activity, from the join above and from how it stands with its subscriptions. */
export const activityFields = (
  received: ReturnType<typeof receivedBy>,
  standing: ReturnType<typeof subscriptionStandingBy>,
) => ({
  ...standingFields(standing),
  receivedLast30Days: received.last30Days,
  receivedLastYear: received.lastYear,
  openLastYear: sql<number>`${received.lastYear} - ${received.due}`,
  answerRate: sql<number | null>`${received.answered}::float8 / nullif(${received.due}, 0)`,
});
