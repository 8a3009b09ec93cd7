import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { takeLock } from "../../db/locks.ts";

/** The sums that triggers keep: their key, in the order in which it is locked, and what is summed. */
const keptSums = {
  recipient_days: { key: ["day"], sums: ["sent", "answered", "interested", "accepted"] },
  job_request_totals: { key: ["trade", "place", "status"], sums: ["count"] },
  job_request_days: { key: ["trade", "place", "status", "day"], sums: ["count"] },
  job_request_waits: { key: ["scope", "day", "kind", "minutes"], sums: ["count"] },
  subscription_days: { key: ["day", "currency"], sums: ["starts", "ends", "amount"] },
  account_totals: { key: ["role"], sums: ["count"] },
} as const;

export type Drift = Record<keyof typeof keptSums, number>;

/** A recount of a million requests takes minutes, not the seconds of a call. */
const longest = "15min";

/**
 * Counts every kept sum anew, adds what is missing to those that differ, and tells how many did of each table. One
 * statement sees sums and rows as of one moment; what others change meanwhile changes both, so that adding the
 * difference stays right and nobody has to wait.
 */
export async function recountSums(db: Db): Promise<Drift> {
  const drift: Partial<Drift> = {};
  for (const table of Object.keys(keptSums) as (keyof Drift)[])
    drift[table] = await db.transaction(async (tx) => {
      // Two recounts at once would both add the same difference.
      await takeLock(tx, "recount");
      await tx.execute(sql.raw(`set local statement_timeout = '${longest}'`));
      return (await tx.execute(sql.raw(repairOf(table)))).length;
    });
  return drift as Drift;
}

function repairOf(table: keyof Drift): string {
  const { key, sums }: { key: readonly string[]; sums: readonly string[] } = keptSums[table];
  const keys = key.join(", ");
  // The shared rows, "all", have the smallest key and come last, as in the triggers; the day and the rest rise.
  const order = key.map((part) => (part === "trade" || part === "place" || part === "scope" ? `${part} desc` : part));
  return `
    insert into ${table} as present (${keys}, ${sums.join(", ")})
    ${differing(table)}
    order by ${order.join(", ")}
    on conflict (${keys}) do update set ${sums.map((sum) => `${sum} = present.${sum} + excluded.${sum}`).join(", ")}
    returning 1`;
}

/** A query of the sums that differ from a recount: their key, and what is missing of each. */
function differing(table: keyof Drift): string {
  const { key, sums }: { key: readonly string[]; sums: readonly string[] } = keptSums[table];
  const keys = key.join(", ");
  const difference = (sum: string) => `coalesce(counted.${sum}, 0) - coalesce(kept.${sum}, 0)`;
  return `select ${keys}, ${sums.map((sum) => `${difference(sum)} as ${sum}`).join(", ")}
    from ${table} as kept full join ${table}_recount as counted using (${keys})
    where ${sums.map((sum) => `${difference(sum)} <> 0`).join(" or ")}`;
}

/** For each table of kept sums a query of those that differ from a recount: `id` is their key. */
export const sumsThatDiffer: readonly { table: string; broken: string }[] = Object.entries(keptSums).map(
  ([table, { key, sums }]) => ({
    table,
    broken: `select concat_ws(' ', ${key.join(", ")}) as id, concat_ws(' ', ${sums.map((sum) => `'${sum}', ${sum}`).join(", ")}) || ' missing' as what
      from (${differing(table as keyof Drift)}) as differing`,
  }),
);
