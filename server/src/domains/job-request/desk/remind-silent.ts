import { hoursBetweenReminders } from "@metiro/shared/job-request/constants";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { companies, jobRequestCompanies, requestReminders } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { audit, nobody } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { LockedRequest } from "../access/lock-in-any-state.ts";

const lately = sql`clock_timestamp() - ${hoursBetweenReminders}::int * interval '1 hour'`;

/**
 * Asks all companies once more that have a request, whose row is held, and have not answered: not those that got it, or were asked
 * again, within the last 24 hours.
 */
export async function remindSilent(
  tx: Transaction,
  { id, number }: Pick<LockedRequest, "id" | "number">,
): Promise<number> {
  const silent = await tx
    .select({ companyId: companies.id, to: companies.userId })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(
      and(
        eq(jobRequestCompanies.jobRequestId, id),
        eq(jobRequestCompanies.response, "none"),
        delivered,
        lt(jobRequestCompanies.createdAt, lately),
        sql`not exists (select from ${requestReminders} where ${requestReminders.jobRequestId} = ${id}
          and ${requestReminders.companyId} = ${companies.id} and ${requestReminders.createdAt} > ${lately})`,
      ),
    )
    .orderBy(asc(companies.id));
  if (silent.length === 0) return 0;
  await tx
    .insert(requestReminders)
    .values(silent.map(({ companyId }) => ({ jobRequestId: id, companyId, createdAt: now })));
  for (const { companyId } of silent) await audit(tx, nobody, "jobRequest.remind", id, { number, companyId });
  await enqueueMails(
    tx,
    silent.map(({ companyId, to }) => ({ kind: "answerReminder" as const, to, data: { jobRequestId: id, companyId } })),
  );
  return silent.length;
}
