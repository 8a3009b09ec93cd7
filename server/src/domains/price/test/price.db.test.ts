import { minOffers } from "@metiro/shared/price/constants";
import { eq } from "drizzle-orm";
import type { TransactionSql } from "postgres";
import { beforeEach, describe, expect, test } from "vitest";
import { refreshUsualPrices } from "../../../db/queries/usual-prices.ts";
import { jobRequestCompanies, jobRequests, usualPrices, users } from "../../../db/schema/index.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { eraseAccount } from "../../auth/account/erase-account.ts";
import { pricesAt } from "../get.ts";
import { pricesOf } from "../queries.ts";
import { type Figures, naivePrices, numbers } from "./naive-prices.ts";
import { daysBefore, nightAfter, priceWorld, tonight } from "./price.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const { make, painting, roofing, places, here, elsewhere, companies, clients, own, offer, offers } =
  await priceWorld(database);

const refresh = (at = tonight) => refreshUsualPrices(db, at);
const told = () => pricesOf(db, own);

beforeEach(() => emptyTables(sql, "job_requests, usual_prices, price_statements"));

test("the quartiles are told with their number and day, of the canton and of the country, and the canton's region", async () => {
  await offers(8);
  expect(await refresh()).toBe(2);
  const figures = {
    subcategoryId: painting.id,
    count: 8,
    low: 280_000,
    median: 450_000,
    high: 630_000,
    currency: "EUR",
    day: "2026-11-25",
  };
  const { id, name, code, translations } = here.canton;
  const canton = { ...figures, region: { id, name, translations, ...(code !== null && { code }) } };
  expect(await told()).toEqual([figures, canton]);
  const at = (regionId: string) => pricesAt(db, { ...own, regionId });
  expect(await at(here.canton.id)).toEqual({ canton, country: figures });
  expect(await at(here.district.id)).toEqual({ canton, country: figures });
  expect(await at(elsewhere.canton.id)).toEqual({ country: figures });
  expect(await pricesAt(db, { ...own, regionId: here.canton.id, currency: "CHF" })).toEqual({});
});

describe("nothing is told, not even that there is something,", () => {
  test.each([
    ["of seven offers", () => offers(7)],
    ["of eight by three companies", () => offers(8, { of: 3 })],
    ["of eight to four clients", () => offers(8, { to: 4 })],
    ["of offers by the hour", () => offers(8, { unit: "hour" })],
    ["of offers older than two years", () => offers(8, { daysAgo: 731 })],
    [
      "of seven and one in another currency",
      async () => void (await offers(7), await offer({ company: 3, client: 2, price: 1, currency: "CHF" })),
    ],
    [
      "where one company made more than half of the offers",
      async () => {
        await offers(3, { of: 3, to: 3 });
        for (let client = 3; client < 8; client++) await offer({ company: 3, client, price: 500_000 });
      },
    ],
    [
      "where one client got more than half of the offers",
      async () => {
        await offers(4, { of: 4, to: 4 });
        for (let n = 0; n < 5; n++) await offer({ company: n, client: 4, price: 500_000 });
      },
    ],
  ])("%s", async (_what, given) => {
    await given();
    expect(await refresh()).toBe(0);
    expect(await told()).toEqual([]);
  });
});

test("exactly as much as it takes is told; half of the offers may be one company's", async () => {
  await offers(4, { of: 3, to: 4 });
  for (let client = 4; client < 8; client++) await offer({ company: 4, client, price: 500_000 });
  await refresh();
  expect(await told()).toHaveLength(2);
});

test("cantons that have too few each are told of together", async () => {
  await offers(4);
  await offers(5, { place: elsewhere });
  expect(await refresh()).toBe(1);
  expect(await told()).toMatchObject([{ count: 9 }]);
});

test("a range counts by its middle, and a price with one end by that end", async () => {
  for (let n = 0; n < 8; n++)
    await offer({
      company: n % 4,
      client: n % 5,
      price: [
        [100_000, 300_000],
        [null, 200_000],
        [200_000, null],
      ][n % 3] as [number | null, number | null],
    });
  await refresh();
  expect(await told()).toMatchObject([{ low: 200_000, median: 200_000, high: 200_000 }, {}]);
});

/** Rates that have begun stay; here they are written as if that day were still to come. */
const beforeItBegan = (act: (tx: TransactionSql) => Promise<unknown>) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await act(tx);
  });

test("prices are compared with VAT: one that is without it counts with the rate of its day, any other as it is", async () => {
  await beforeItBegan(
    (tx) => tx`insert into vat_rates (kind, valid_from, rate) values ('standard', '2026-11-20', 2000)`,
  );
  const of = { excluded: 540_000, included: 450_000, exempt: 450_000 } as const;
  for (const vat of Object.keys(of) as (keyof typeof of)[]) {
    await emptyTables(sql, "job_requests, usual_prices");
    await offers(8, { vat, daysAgo: 3 });
    await refresh();
    expect(await told()).toMatchObject([{ median: of[vat] }, {}]);
  }
  await emptyTables(sql, "job_requests, usual_prices");
  await offers(8, { vat: "excluded" });
  await refresh();
  expect(await told()).toMatchObject([{ median: 490_000 }, {}]);
  await beforeItBegan((tx) => tx`delete from vat_rates where valid_from = '2026-11-20'`);
});

test("two more companies change nothing that is told, the third one does", async () => {
  await offers(8);
  await refresh();
  const before = await told();
  await offers(2, { daysAgo: -0.5 });
  const next = nightAfter(1);
  expect(await refresh(next)).toBe(0);
  expect(await told()).toEqual(before);
  await offer({ company: 5, client: 7, price: 900_000, daysAgo: -0.5 });
  expect(await refresh(next)).toBe(2);
  expect(await told()).toMatchObject([{ count: 11, day: "2026-11-26" }, { count: 11 }]);
});

test("who has its account erased, or locked, is in no price that is made anew", async () => {
  const [company, client] = [await make.company(), await make.tenderer()];
  companies.push(company);
  clients.push(client);
  await offers(minOffers, { of: 5, to: 6 });
  await offer({ company: companies.length - 1, client: 5, price: 9_900_000 });
  await offer({ company: 4, client: clients.length - 1, price: 9_900_000 });
  await refresh();
  expect(await told()).toMatchObject([{ count: 10 }, { count: 10 }]);
  await db.transaction((tx) => eraseAccount(tx, company.user.id));
  await db.transaction((tx) => eraseAccount(tx, client.user.id));
  const lock = (lockedAt: string | null) =>
    db
      .update(users)
      .set({ lockedAt })
      .where(eq(users.id, companies[0]?.user.id ?? ""));
  await lock(daysBefore(0));
  await offers(3, { of: 4, to: 5, daysAgo: -0.5 });
  expect(await refresh(nightAfter(1))).toBe(0);
  for (const of of [1, 2, 3]) await offer({ company: of, client: of, price: 100_000, daysAgo: -0.5 });
  expect(await refresh(nightAfter(1))).toBe(2);
  expect(await told()).toMatchObject([{ count: 11 }, { count: 11 }]);
  await lock(null);
  companies.pop();
  clients.pop();
});

test("what is no longer enough is told no more", async () => {
  await offers(8);
  await refresh();
  await db
    .update(jobRequestCompanies)
    .set({ priceUnit: "hour" })
    .where(eq(jobRequestCompanies.companyId, companies[1]?.id ?? ""));
  expect(await refresh()).toBe(2);
  expect(await told()).toEqual([]);
});

test("two processes at once make what one makes", async () => {
  await offers(9);
  const changed = await Promise.all([refresh(), refresh(), refresh()]);
  expect(changed.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  expect(await told()).toHaveLength(2);
});

const keptFigures = async (): Promise<Figures> =>
  new Map(
    (await db.select().from(usualPrices)).map(({ subcategoryId, currency, regionId, place: _place, ...figure }) => [
      `${subcategoryId} ${currency} ${regionId ?? "country"}`,
      figure,
    ]),
  );

test.each([1, 2, 3])(
  "over the nights of a market of chance (%i) it is what a naive computation gives",
  async (seed) => {
    const random = numbers(seed);
    await beforeItBegan(
      (tx) =>
        // It begins while the nights go by: there are offers of its first day, of the last day before, and of the hour between.
        tx`insert into vat_rates (kind, valid_from, rate) values ('standard', '2026-11-27', 1234) on conflict do nothing`,
    );
    const pick = <One>(all: readonly One[]): One => all[random(all.length)] as One;
    let last: Figures = new Map();
    const seen = new Set<string>();
    for (let night = 0; night < 10; night++) {
      for (let n = random(30); n >= 0; n--) {
        const price = 1 + random(random(2) ? 900_000 : 9_000);
        await offer({
          company: random(companies.length),
          client: random(clients.length),
          price: pick([price, [price, price + random(90_000)], [null, price], [price, null], [null, null]] as const),
          daysAgo: random(4) ? -night + random(3) + pick([0, 0.13]) : 720 + random(20),
          place: pick(places),
          unit: random(10) ? "total" : "hour",
          currency: random(8) ? "EUR" : "CHF",
          vat: pick(["included", "excluded", "exempt", null] as const),
          service: pick([painting.id, painting.id, roofing.id]),
        });
      }
      for (const { id } of await db.select({ id: jobRequests.id }).from(jobRequests).limit(random(3)))
        await db.delete(jobRequests).where(eq(jobRequests.id, id));
      const at = nightAfter(night);
      const expected = await naivePrices(sql, at, last);
      await refresh(at);
      expect(await keptFigures()).toEqual(expected);
      for (const [key, { statedAt }] of expected) seen.add(`${key} ${statedAt}`);
      last = expected;
    }
    expect(seen.size).toBeGreaterThan(6);
  },
);
