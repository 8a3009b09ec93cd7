import { draftDays } from "@metiro/shared/request-draft/constants";
import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { offerDrafts } from "../../db/schema/index.ts";
import type { TaskParts } from "../../jobs/index.ts";

/** Forgets drafts that nobody has changed for as long as those of requests are kept. */
async function forgetOldDrafts(db: Db): Promise<number> {
  const { count } = await db
    .delete(offerDrafts)
    .where(lt(offerDrafts.updatedAt, sql`now() - ${draftDays} * interval '1 day'`));
  return count;
}

/** What goes every night. */
export const offerRetention: TaskParts = { offerDrafts: ({ db }) => forgetOldDrafts(db) };
