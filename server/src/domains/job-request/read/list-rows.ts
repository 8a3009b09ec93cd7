import type { RequestListRow } from "@metiro/shared/job-request/list-row";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { countedStage } from "@metiro/shared/job-request/rules/stage";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requestProgressOf } from "@metiro/shared/job-request/rules/progress";
import type { Db } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { prepared } from "../../../db/prepared.ts";
import { requestChangedAt } from "../../../db/queries/changes.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { jobRequestCompanies, jobRequests, requestDesks, tenderers, users } from "../../../db/schema/index.ts";
import { unansweredCount } from "./notes/note-rows.ts";
import { toldErased } from "./visible-fields.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

const assignees = alias(users, "assignees");

/** How many companies have a request, as many as wait for its sending, and how far the others have come: in this order. */
export const recipientCounts = sql<RecipientCounts>`(
  select array[count(*), count(*) filter (where not ${delivered}),
    count(*) filter (where ${jobRequestCompanies.seenAt} is not null),
    count(*) filter (where ${jobRequestCompanies.response} = 'interested'),
    count(*) filter (where ${jobRequestCompanies.response} = 'declined'),
    count(*) filter (where ${jobRequestCompanies.clientDecision} = 'accepted'),
    count(*) filter (where ${jobRequestCompanies.clientDecision} = 'rejected')]::int[]
  from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id})`;

type RecipientCounts = [number, number, number, number, number, number, number];
export function namedCounts(counts: RecipientCounts) {
  const [recipientCount, heldCount, seenCount, interestedCount, declinedCount, acceptedCount, rejectedCount] = counts;
  return { recipientCount, heldCount, seenCount, interestedCount, declinedCount, acceptedCount, rejectedCount };
}

const rowsById = prepared((db) =>
  db
    .select({
      id: jobRequests.id,
      number: jobRequests.number,
      revision: jobRequests.revision,
      status: jobRequests.status,
      title: jobRequests.title,
      subcategoryId: jobRequests.subcategoryId,
      subregionId: jobRequests.subregionId,
      postalCode: jobRequests.postalCode,
      locality: jobRequests.locality,
      startPreference: jobRequests.startPreference,
      startDate: jobRequests.startDate,
      budgetMin: jobRequests.budgetMin,
      budgetMax: jobRequests.budgetMax,
      currency: jobRequests.currency,
      tenderer: { firstName: users.firstName, lastName: users.lastName },
      createdAt: jobRequests.createdAt,
      updatedAt: requestChangedAt({ role: "Admin" }),
      processedAt: jobRequests.processedAt,
      canceledAt: jobRequests.canceledAt,
      doneAt: jobRequests.doneAt,
      erasedAt: jobRequests.erasedAt,
      openQuestions: unansweredCount,
      assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
      mark: requestDesks.mark,
      counts: recipientCounts.as("counts"),
    })
    .from(jobRequests)
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId))
    .leftJoin(requestDesks, eq(requestDesks.jobRequestId, jobRequests.id))
    .leftJoin(assignees, eq(assignees.id, requestDesks.assigneeId))
    .where(sql`${jobRequests.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("job_request_list_rows"),
);

/** The short rows of a page for the back office, in the order of their ids. */
export async function listRows(db: Db, ids: string[]): Promise<RequestListRow[]> {
  const rows = await rowsById(db).execute({ ids: arrayLiteral(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { counts: told, openQuestions, erasedAt, ...rest } = row;
    const counts = namedCounts(told);
    const undecidedCount = counts.interestedCount - counts.acceptedCount - counts.rejectedCount;
    return omitNulls({
      ...rest,
      erased: toldErased(erasedAt),
      progress: requestProgressOf({ ...row, ...counts }),
      stage: countedStage({ ...row, ...counts, undecidedCount }),
      openQuestions: jobCan("answerQuestion", "Tenderer", row) ? openQuestions : 0,
      ...counts,
    });
  });
}
