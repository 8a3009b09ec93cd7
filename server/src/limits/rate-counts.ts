import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/rows/delete-in-batches.ts";
import { rateCounts } from "../db/schema/index.ts";
import type { Counted, Total } from "./rate-limiter.ts";

/** Adds calls to what all processes have counted. A minute begins with the first calls that are told of. */
export async function addUpCalls(db: Db, batch: Counted[]): Promise<Total[]> {
  if (batch.length === 0) return [];
  // Always in one order, so that no two wait for each other.
  const ordered = JSON.stringify(batch.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const totals = await db.execute<Total & Record<string, unknown>>(sql`
    insert into ${rateCounts} as known (key, calls, until)
    select key, calls, now() + interval '1 minute'
    from jsonb_to_recordset(${ordered}::text::jsonb) as told (key text, calls int)
    on conflict (key) do update set
      calls = excluded.calls + case when known.until > now() then known.calls else 0 end,
      until = case when known.until > now() then known.until else excluded.until end
    returning key, calls, (extract(epoch from until - now()) * 1000)::int as left`);
  return [...totals];
}

/** Forgets the minutes that are over. */
export const sweepRateCounts = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, rateCounts, { where: lt(rateCounts.until, sql`now()`), signal });
