import { plusDays, todayIn } from "@metiro/shared/calendar-day";
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";

/** Days of the periods up to today that the statistics offer, and of a year; the calendar year is offered too. */
const offeredDays = [7, 30, 90, 365];

const startsOn = (today: string): string[] => [
  ...offeredDays.map((days) => plusDays(today, 1 - days)),
  `${today.slice(0, 4)}-01-01`,
];

/**
 * Moves the days since which it is counted what each company received, and has what is missing counted. Whoever has not seen a new day has
 * committed before the counting begins; whoever comes later adds to it. Until it is done statistics look at all companies.
 */
export async function moveReceivedStarts(
  db: Db,
  countMissing: (done: (tx: Transaction) => Promise<unknown>) => Promise<unknown>,
  today = todayIn(),
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
