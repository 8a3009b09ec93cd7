import type { ReceivedListInput } from "@metiro/shared/job-request/schema";
import { eq, type SQL, sql } from "drizzle-orm";
import { jobRequestCompanies, jobRequestPhotos, jobRequests } from "../../../../db/schema/index.ts";
import { startOf } from "../../../../db/sql.ts";
import { distanceFrom } from "../request-rows.ts";

interface Reader {
  companyId: string;
  /** Of which rows the company reads all. */
  shown: SQL;
}

/** What a company filters its inbox by beside what every list has: of its own rows, and of the work. It finds nothing by what is hidden from it. */
export function receivedConditions(
  filter: Partial<ReceivedListInput>,
  { companyId, shown }: Reader,
): Record<"ofRecipients" | "ofWork", SQL[]> {
  const { response, clientDecision, receivedFrom, hasPhotos, withinKm, budgetFrom } = filter;
  const ofRecipients: (SQL | undefined)[] = [
    response ? eq(jobRequestCompanies.response, response) : undefined,
    clientDecision ? eq(jobRequestCompanies.clientDecision, clientDecision) : undefined,
    receivedFrom ? sql`${jobRequestCompanies.createdAt} >= ${startOf(receivedFrom)}` : undefined,
  ];
  const ofWork: (SQL | undefined)[] = [
    hasPhotos === undefined ? undefined : sql`${hasSeenPhotos(shown)} = ${hasPhotos}`,
    withinKm === undefined ? undefined : sql`${distanceFrom(companyId)} <= ${withinKm}`,
    budgetFrom === undefined
      ? undefined
      : sql`coalesce(${jobRequests.budgetMax}, ${jobRequests.budgetMin}) >= ${budgetFrom}`,
  ];
  const given = (conditions: (SQL | undefined)[]) => conditions.filter((condition) => condition !== undefined);
  return { ofRecipients: given(ofRecipients), ofWork: given(ofWork) };
}

const hasSeenPhotos = (shown: SQL): SQL => sql`exists (
  select from ${jobRequestPhotos}
  where ${jobRequestPhotos.jobRequestId} = ${jobRequests.id} and (not ${jobRequestPhotos.sensitive} or ${shown}))`;
