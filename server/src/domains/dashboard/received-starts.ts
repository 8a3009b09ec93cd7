import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { offeredPeriods, startOfPeriod } from "@metiro/shared/dashboard/periods";
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";

/** A year up to today, which programs ask for and no page offers. */
const yearDays = 365;

const startsOn = (today: string): string[] => [
  ...offeredPeriods.map((period) => startOfPeriod(period, today)),
  plusDays(today, 1 - yearDays),
];

/**
 * Moves the days since which it is counted what each company received, and has what is missing counted. Whoever has not seen a new day has
 * committed before the counting begins; whoever comes later adds to it. Until it is done statistics look at all companies.
 */
export async function moveReceivedStarts(
  db: Db,
  countMissing: (done: (tx: Transaction) => Promise<unknown>) => Promise<unknown>,
  today = swissToday(),
): Promise<void> {
  const starts = sql`(select unnest(string_to_array(${startsOn(today).join(" ")}, ' ')::date[]) as since)`;
  await db.execute(
    sql`insert into received_starts (since) select distinct since from ${starts} as wanted on conflict do nothing`,
  );
  await db.execute(sql`delete from received_starts where since not in ${starts}`);
  const [waiting] = await db.execute(sql`select from received_starts where not complete limit 1`);
  if (!waiting) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table received_totals in exclusive mode`);
    await tx.execute(sql`delete from received_totals where since not in (select since from received_starts)`);
  });
  await countMissing((tx) => tx.execute(sql`update received_starts set complete = true where not complete`));
}
