import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { profileChangedAt } from "../../db/queries/changes.ts";
import type { Db } from "../../db/client.ts";
import { inOrderOf } from "../../db/paging/keyset-page.ts";
import { prepared } from "../../db/prepared.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { jobRequests, regions, tenderers, users } from "../../db/schema/index.ts";
import { profileFields } from "./queries.ts";
import { existingTenderer } from "./policy.ts";
import { inlined } from "../../db/sql.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const counted = (status?: JobStatus) =>
  status === undefined
    ? sql<number>`count(*)::int`
    : sql<number>`count(*) filter (where ${jobRequests.status} = ${inlined(status)})::int`;

/** How many requests a client made, by state; to be joined laterally to `tenderers`. */
const madeBy = (db: Db) =>
  db
    .select({
      total: counted().as("total"),
      active: counted(JobStatus.Active).as("active"),
      canceled: counted(JobStatus.Canceled).as("canceled"),
      processed: counted(JobStatus.Processed).as("processed"),
    })
    .from(jobRequests)
    .where(eq(jobRequests.tendererId, tenderers.id))
    .as("made");

const manyById = prepared((db) => {
  const made = madeBy(db);
  const parents = alias(regions, "parents");
  return db
    .select({
      ...profileFields,
      subregion: { id: regions.id, name: regions.name },
      region: { id: parents.id, name: parents.name },
      lang: users.lang,
      emailConfirmed: users.emailConfirmed,
      lockedAt: users.lockedAt,
      lastLoginAt: users.lastLoginAt,
      updatedAt: profileChangedAt(tenderers),
      jobRequests: { total: made.total, active: made.active, canceled: made.canceled, processed: made.processed },
    })
    .from(tenderers)
    .innerJoin(users, eq(users.id, tenderers.userId))
    .leftJoin(regions, eq(regions.id, tenderers.subregionId))
    .leftJoin(parents, eq(parents.id, regions.parentId))
    .innerJoinLateral(made, sql`true`)
    .where(sql`${tenderers.id} = any(${sql.placeholder("ids")}::uuid[]) and ${existingTenderer}`)
    .prepare("tenderer_items");
});

/** Clients as the back office knows them, in the order of their ids. */
export const tendererItems = async (db: Db, ids: string[]): Promise<TendererItem[]> =>
  inOrderOf(ids, omitNulls(await manyById(db).execute({ ids: arrayLiteral(ids) })));
