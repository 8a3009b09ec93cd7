import { mostCounted } from "@metiro/shared/paging/constants";
import type { AdminFilter } from "@metiro/shared/job-request/schema";
import { and } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/paging/capped-page.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { adminConditions, isWide } from "./filter.ts";

/**
 * How many requests of a filter, of whatever status, are to be sent on. They are found through the queue, which is short; a search
 * would look up its words first, and beside a wide filter no tab tells its number.
 */
export async function countRelaunches(db: Db, filter: Partial<AdminFilter>): Promise<number | undefined> {
  if (filter.search !== undefined || isWide(filter)) return undefined;
  const waiting = adminConditions({ ...filter, statuses: undefined, guarantee: "toRelaunch" });
  const count = await countUpTo(db, jobRequests, and(...waiting));
  return count > mostCounted ? undefined : count;
}
