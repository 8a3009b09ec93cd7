import { minChangeCount, maxStandingMonths } from "@metiro/shared/price/constants";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { refreshUsualPrices } from "../../../db/queries/usual-prices.ts";
import { jobRequestCompanies, usualPrices } from "../../../db/schema/index.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { pricesOf } from "../queries.ts";
import { numbers, offersBehind, type Row } from "./naive-prices.ts";
import { nightAfter, priceWorld, tonight } from "./price.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const { companies, clients, here, elsewhere, own, offer, offers } = await priceWorld(database);
const told = () => pricesOf(db, own);
const refresh = (night: number) => refreshUsualPrices(db, nightAfter(night));

beforeEach(() => emptyTables(sql, "job_requests, usual_prices, price_statements"));

/** Takes the offers of a company away, or gives them again. */
const change = (company: number, values: Partial<typeof jobRequestCompanies.$inferInsert>) =>
  db
    .update(jobRequestCompanies)
    .set(values)
    .where(
      and(
        eq(jobRequestCompanies.companyId, companies[company]?.id ?? ""),
        eq(jobRequestCompanies.response, "interested"),
      ),
    );
const again = (night: number) => nightAfter(night - 0.5).toISOString();

test("a company that takes its offer away and gives it at another price learns nothing of those beside it", async () => {
  await offers(7, { of: 4, to: 5 });
  await offer({ company: 5, client: 6, price: 1 });
  await refresh(0);
  const before = await told();
  expect(before).toMatchObject([{ count: 8 }, { count: 8 }]);
  await change(5, { priceUnit: "hour" });
  await refresh(1);
  expect(await told()).toEqual([]);
  for (const [at, price] of [10_000, 300_000, 9_900_000].entries()) {
    await change(5, { priceUnit: "total", priceMin: price, priceMax: price, respondedAt: again(2 + at) });
    await refresh(2 + at);
    expect(await told()).toEqual([]);
  }
});

test("a company that changes several of its offers does not uncover the one that came beside them", async () => {
  await offers(12, { of: 4, to: 6 });
  await refresh(0);
  const before = await told();
  await change(0, { priceMin: 5_000_000, priceMax: 5_000_000, respondedAt: again(1) });
  await offer({ company: 5, client: 7, price: 777_700, daysAgo: -0.5 });
  expect(await refresh(1)).toBe(0);
  expect(await told()).toEqual(before);
});

test("what fell below is told again once enough others have offered", async () => {
  await offers(8);
  await refresh(0);
  await change(1, { priceUnit: "hour" });
  await refresh(1);
  expect(await told()).toEqual([]);
  for (const of of [0, 2, 4]) await offer({ company: of, client: of, price: 400_000, daysAgo: -1.5 });
  await refresh(2);
  expect(await told()).toMatchObject([{ count: 9, day: "2026-11-27" }, { count: 9 }]);
});

test("what nobody has added to for a year is told no more, and after another one it is forgotten", async () => {
  await offers(8);
  await refresh(0);
  const monthsLater = (months: number) => {
    const then = new Date(tonight);
    then.setUTCMonth(then.getUTCMonth() + months);
    return then;
  };
  await refreshUsualPrices(db, monthsLater(maxStandingMonths - 1));
  expect(await told()).toHaveLength(2);
  await refreshUsualPrices(db, monthsLater(maxStandingMonths));
  expect(await told()).toEqual([]);
  await refreshUsualPrices(db, monthsLater(2 * maxStandingMonths));
  expect(await db.$count(usualPrices)).toBe(0);
});

/** Of the offers that came or changed between two that are told, how few are left to whoever knows those of one account. */
function fewestUnknown(before: readonly Row[], after: readonly Row[]): number {
  const known = new Set(before.map(({ id, companyId, respondedAt }) => `${id} ${companyId} ${respondedAt}`));
  const fresh = after.filter(({ id, companyId, respondedAt }) => !known.has(`${id} ${companyId} ${respondedAt}`));
  const without = (name: "companyId" | "tendererId") =>
    fresh.map((one) => fresh.filter((other) => other[name] !== one[name]).length);
  return Math.min(fresh.length, ...without("companyId"), ...without("tendererId"));
}

test.each([1, 2, 3, 4])(
  "whatever is taken away, changed and given again, no two nights uncover one offer to anybody (market %i)",
  async (seed) => {
    const random = numbers(seed);
    const pick = <One>(all: readonly One[]): One => all[random(all.length)] as One;
    const last = new Map<string, { day: string; behind: Row[] }>();
    let compared = 0;
    await offers(8 + random(3));
    for (let night = 0; night < 24; night++) {
      for (let n = random(4); n > 0; n--)
        await offer({
          company: random(companies.length),
          client: random(clients.length),
          price: 1_000 + random(900_000),
          daysAgo: -night + 0.5,
          place: pick([here, elsewhere]),
        });
      // One account moves its own as it likes; others now and then.
      const price = 1_000 + random(9_000_000);
      await change(random(3) ? 0 : random(companies.length), {
        priceUnit: random(2) ? "total" : "hour",
        priceMin: price,
        priceMax: price,
        respondedAt: again(night),
      });
      await refresh(night);
      const behind = await offersBehind(sql, nightAfter(night));
      for (const { region, day } of await told()) {
        const key = `${own.subcategoryId} ${own.currency} ${region?.id ?? "country"}`;
        const before = last.get(key);
        if (before?.day === day) continue;
        const now = behind.get(key) ?? [];
        if (before) {
          compared++;
          expect(fewestUnknown(before.behind, now)).toBeGreaterThanOrEqual(minChangeCount - 1);
        }
        last.set(key, { day, behind: now });
      }
    }
    expect(compared).toBeGreaterThan(2);
  },
);
