import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { TaskParts } from "../../jobs/index.ts";
import { forgetOldDrafts } from "./draft/remove.ts";
import { sweepReplacedAnswers } from "./respond/replaced-answer.ts";
import { eraseOldRequests } from "./erase/erase-old-requests.ts";

/** Takes away what a later change of the same kind has overtaken. It looks at a day, and misses nothing if it does not come for hours. */
export async function sweepRequestChanges(db: Db): Promise<number> {
  const { count } = await db.execute(sql`
    delete from request_changes as former using request_changes as later
    where later.changed_at > now() - interval '1 day' and former.job_request_id = later.job_request_id
      and former.reach = later.reach and former.company_id is not distinct from later.company_id
      and (former.changed_at, former.id) < (later.changed_at, later.id)`);
  return count;
}

/** What goes every hour. */
export const jobRequestSweeps: TaskParts = {
  requestChanges: ({ db }) => sweepRequestChanges(db),
  replacedAnswers: ({ db }) => sweepReplacedAnswers(db),
};

/** What goes every night. */
export const jobRequestRetention: TaskParts = {
  requests: ({ db, signal }) => eraseOldRequests(db, signal),
  drafts: ({ db }) => forgetOldDrafts(db),
};
