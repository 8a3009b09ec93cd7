import { maxCounted } from "@metiro/shared/paging/constants";
import type { AdminFilter } from "@metiro/shared/job-request/schema";
import { and } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { countUpTo, upTo } from "../../../db/paging/capped-page.ts";
import { prepared } from "../../../db/prepared.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { adminConditions, isWide } from "./filter.ts";

const toRelaunch = adminConditions({ guarantee: "toRelaunch" });

/** Of all requests, as the list opens: planned once, since to plan it takes thirty times what it takes. */
const allWaiting = prepared((db) => upTo(db, jobRequests, and(...toRelaunch)).prepare("job_request_relaunches"));

async function countAll(db: Db): Promise<number> {
  const [row] = await allWaiting(db).execute();
  return row?.n ?? 0;
}

/**
 * How many requests of a filter, of whatever status, are to be sent on. They are found through the queue, which is short; a search
 * would look up its words first, and beside a wide filter no tab tells its number.
 */
export async function countRelaunches(db: Db, filter: Partial<AdminFilter>): Promise<number | undefined> {
  if (filter.search !== undefined || isWide(filter)) return undefined;
  const others = adminConditions({ ...filter, statuses: undefined });
  const count =
    others.length === 0 ? await countAll(db) : await countUpTo(db, jobRequests, and(...others, ...toRelaunch));
  return count > maxCounted ? undefined : count;
}
