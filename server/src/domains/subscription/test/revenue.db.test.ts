import { plusDays, plusMonths, swissToday } from "@metiro/shared/calendar-day";
import { beforeEach, expect, test } from "vitest";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { subscriptionRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const router = createCallerFactory(subscriptionRouter);
const admin = router(contextOf(database, await make.admin()));
const day = (offset: number) => plusDays(swissToday(), offset);

// Not `truncate`, which passes by the triggers that keep the sums.
beforeEach(async () => void (await sql`delete from subscriptions`));

const enter = (companyId: string, startsOn: string, amount: number, fields: object = {}) =>
  make.subscription({ companyId, startsOn, endsOn: startsOn, amount, ...fields });

const none = { count: 0, amount: 0, upcomingCount: 0, upcomingAmount: 0, canceledCount: 0, canceledAmount: 0 };

test("is counted in the month and year in which a period begins, what was canceled beside it", async () => {
  const { id } = await make.company();
  await enter(id, "2025-12-31", 10_000);
  await enter(id, "2026-01-01", 20_000);
  await enter(id, "2026-01-31", 30_050);
  await enter(id, "2026-06-15", 7_000, { canceledAt: new Date().toISOString() });
  const francs = await enter(id, "2026-06-16", 90_000, { currency: "CHF" });
  const found = await admin.revenue({ year: 2026 });
  expect(found).toMatchObject({ year: 2026, currency: "EUR", currencies: ["EUR", "CHF"] });
  expect(found.years).toEqual([
    { ...none, year: 2026, count: 2, amount: 50_050, canceledCount: 1, canceledAmount: 7_000 },
    { ...none, year: 2025, count: 1, amount: 10_000 },
  ]);
  expect(found.months).toHaveLength(12);
  expect(found.months[0]).toEqual({ ...none, month: 1, count: 2, amount: 50_050 });
  expect(found.months[1]).toEqual({ ...none, month: 2 });
  expect(found.months[5]).toEqual({ ...none, month: 6, canceledCount: 1, canceledAmount: 7_000 });

  const inFrancs = await admin.revenue({ year: 2026, currency: "CHF" });
  expect(inFrancs.years).toEqual([{ ...none, year: 2026, count: 1, amount: 90_000 }]);
  await sql`update subscriptions set canceled_at = now() where id = ${francs.id}`;
  expect((await admin.revenue({ year: 2026, currency: "CHF" })).years).toEqual([
    { ...none, year: 2026, canceledCount: 1, canceledAmount: 90_000 },
  ]);
});

test("says of what is counted how much has not begun yet", async () => {
  const { id } = await make.company();
  await enter(id, day(0), 20_000);
  await enter(id, day(400), 30_000);
  await enter(id, day(401), 5_000, { canceledAt: new Date().toISOString() });
  const { years } = await admin.revenue({});
  const sums = (name: keyof typeof none) => years.reduce((sum, year) => sum + year[name], 0);
  expect({ amount: sums("amount"), upcoming: sums("upcomingAmount"), count: sums("upcomingCount") }).toEqual({
    amount: 50_000,
    upcoming: 30_000,
    count: 1,
  });
});

test("what runs today is told by month, each period by its own length", async () => {
  const { id } = await make.company();
  const others = [await make.company(), await make.company(), await make.company(), await make.company()];
  /** From a day that many months ago, for that many whole months and days. */
  const running = [
    { companyId: id, months: 12, days: 0, amount: 58_800 },
    { companyId: others[0]?.id ?? "", months: 7, days: 0, amount: 10_000 },
    { companyId: others[1]?.id ?? "", months: 3, days: 15, amount: 7_777 },
    // Shorter than a month: no day stands for thirty.
    { companyId: others[2]?.id ?? "", months: 0, days: 2, amount: 900 },
  ];
  const first = `${day(0).slice(0, 7)}-01`;
  const starts = day(0).endsWith("-01") || day(0).endsWith("-02") ? first : day(-1);
  for (const { months, days, ...period } of running) {
    const startsOn = months === 0 ? starts : first;
    await make.subscription({ ...period, startsOn, endsOn: plusDays(plusMonths(startsOn, months), days - 1) });
  }
  const outside = others[3]?.id ?? "";
  await make.subscription({ companyId: outside, startsOn: day(-40), endsOn: day(-1), amount: 1_000_000 });
  await make.subscription({ companyId: outside, startsOn: day(1), endsOn: day(40), amount: 1_000_000 });
  await enter(outside, day(0), 1_000_000, { canceledAt: new Date().toISOString() });
  await enter(outside, day(0), 40_000, { currency: "CHF" });
  const naive = running.reduce((sum, { months, days, amount }) => sum + amount / Math.max(1, months + days / 30), 0);
  expect(await admin.revenue({ year: 2020 })).toMatchObject({ monthlyAmount: Math.round(naive), runningCount: 4 });
  expect(await admin.revenue({ currency: "CHF" })).toMatchObject({ monthlyAmount: 40_000, runningCount: 1 });
  expect(await admin.revenue({ currency: "USD" })).toMatchObject({ monthlyAmount: 0, runningCount: 0 });
});

test("a platform without subscriptions has this year, with nothing in it", async () => {
  const { year, years, currencies } = await admin.revenue({});
  expect(String(year)).toBe(day(0).slice(0, 4));
  expect(years).toEqual([{ ...none, year }]);
  expect(currencies).toEqual(["EUR"]);
});
