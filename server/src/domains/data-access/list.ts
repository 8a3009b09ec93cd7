import type { AccessListInput, DataAccess } from "@metiro/shared/data-access/schema";
import type { Page } from "@metiro/shared/paging/schema";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { companies, dataAccesses, jobRequests } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import type { TendererActor } from "../../trpc/actor.ts";

/** Who saw one's own data, newest first; of one request where that is asked. */
export function list({ ctx, input }: Call<AccessListInput, TendererActor>): Promise<Page<DataAccess>> {
  const { db, actor } = ctx;
  const { jobRequestId } = input;
  const where = and(
    visibleTo(actor),
    jobRequestId === undefined ? undefined : eq(dataAccesses.jobRequestId, jobRequestId),
  );
  return paginate({ ctx, list: "dataAccess.list" }, input, {
    ...newestFirst(db, { table: dataAccesses, id: dataAccesses.id, at: dataAccesses.at, where }),
    rows: async (ids) => inOrderOf(ids, omitNulls(await accesses(db).where(inArray(dataAccesses.id, ids)))),
  });
}

/** All of it, the oldest first, for the copy of one's data. */
export const accessesOf = async (db: Db, tendererId: string): Promise<DataAccess[]> =>
  omitNulls(
    await accesses(db)
      .where(eq(dataAccesses.tendererId, tendererId))
      .orderBy(asc(dataAccesses.at), asc(dataAccesses.id)),
  );

const accesses = (db: Db) =>
  db
    .select({
      id: dataAccesses.id,
      at: dataAccesses.at,
      kind: dataAccesses.kind,
      company: { id: companies.id, name: companies.name },
      jobRequest: { id: jobRequests.id, number: jobRequests.number, title: jobRequests.title },
    })
    .from(dataAccesses)
    .leftJoin(companies, eq(companies.id, dataAccesses.companyId))
    .leftJoin(jobRequests, eq(jobRequests.id, dataAccesses.jobRequestId))
    .$dynamic();
