import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { User, UserDetail } from "@metiro/shared/user/schema";
import { type SQL, and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { isInvited } from "../../db/queries/accounts.ts";
import { inOrderOf } from "../../db/paging/keyset-page.ts";
import { prepared } from "../../db/prepared.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import {
  companies,
  jobRequestCompanies,
  jobRequests,
  secondFactors,
  sessions,
  subscriptions,
  tenderers,
  users,
} from "../../db/schema/index.ts";
import { accountFields } from "../auth/index.ts";
import { isOpenSession } from "../../db/queries/open-sessions.ts";
import { inlined } from "../../db/sql.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const fields = {
  ...accountFields,
  invited: isInvited,
  isMachine: users.isMachine,
  lockedAt: users.lockedAt,
  updatedAt: users.updatedAt,
  tendererId: tenderers.id,
  companyId: companies.id,
  companyName: companies.name,
};

const manyById = prepared((db) =>
  db
    .select(fields)
    .from(users)
    .leftJoin(tenderers, eq(tenderers.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(sql`${users.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("user_items"),
);

const countOf = (table: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${table} where ${where})`;

const oneById = prepared((db) =>
  db
    .select({
      ...fields,
      revision: users.revision,
      openSessions: sql<number>`(select count(*)::int from ${sessions} where ${and(
        eq(sessions.userId, users.id),
        isOpenSession(),
      )})`,
      secondFactors: sql<number>`(select count(*)::int from ${secondFactors} where ${and(
        eq(secondFactors.userId, users.id),
        isNotNull(secondFactors.confirmedAt),
      )})`,
      lockReason: users.lockReason,
      holdings: {
        jobRequests: countOf(jobRequests, eq(jobRequests.tendererId, tenderers.id)),
        openJobRequests: countOf(
          jobRequests,
          and(eq(jobRequests.tendererId, tenderers.id), sql`${jobRequests.status} <> ${inlined(JobStatus.Canceled)}`),
        ),
        answers: countOf(
          jobRequestCompanies,
          and(eq(jobRequestCompanies.companyId, companies.id), sql`${jobRequestCompanies.response} <> 'none'`),
        ),
        subscriptions: countOf(subscriptions, eq(subscriptions.companyId, companies.id)),
      },
    })
    .from(users)
    .leftJoin(tenderers, eq(tenderers.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, sql.placeholder("id")), isNull(users.deletedAt)))
    .prepare("user_by_id"),
);

/** The rows of a list, in the order of their ids. */
export const userItems = async (db: Db, ids: string[]): Promise<User[]> =>
  inOrderOf(ids, omitNulls(await manyById(db).execute({ ids: arrayLiteral(ids) })));

export async function userById(db: Db, id: string): Promise<UserDetail | undefined> {
  const [row] = await oneById(db).execute({ id });
  return row && omitNulls(row);
}
