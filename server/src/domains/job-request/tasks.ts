import { not } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sweepRequestChanges } from "../../db/queries/changes.ts";
import type { TaskParts } from "../../jobs/index.ts";
import { forgetOldDrafts } from "./draft/remove.ts";
import { sweepReplacedAnswers } from "./respond/replaced-answer.ts";
import { eraseOldRequests } from "./erase/erase-old-requests.ts";
import { idempotencyKeys, isFreshKey } from "../../db/schema/index.ts";

/** Forgets the idempotency keys that no longer hold. */
async function sweepIdempotencyKeys(db: Db): Promise<number> {
  const { count } = await db.delete(idempotencyKeys).where(not(isFreshKey));
  return count;
}

/** What goes every hour. */
export const jobRequestSweeps: TaskParts = {
  idempotencyKeys: ({ db }) => sweepIdempotencyKeys(db),
  requestChanges: ({ db }) => sweepRequestChanges(db),
  replacedAnswers: ({ db }) => sweepReplacedAnswers(db),
};

/** What goes every night. */
export const jobRequestRetention: TaskParts = {
  requests: ({ db, signal }) => eraseOldRequests(db, signal),
  drafts: ({ db }) => forgetOldDrafts(db),
};
