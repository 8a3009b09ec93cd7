import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { reviewsIn, words } from "./review.fixture.ts";

const database = await testDatabase();
const { sql } = database;
const world = await reviewsIn(database);

/** Numbers that are the same in each run. */
let seed = 20_260_615;
const random = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * most);
};

interface Row {
  companyId: string;
  stars: number;
}

test("what the triggers keep is what one counts, while reviews are written, changed and come to be shown", async () => {
  const companies = await Promise.all(Array.from({ length: 4 }, () => world.company()));
  const ids = companies.map((company) => company.id);
  for (let round = 0; round < 60; round++) {
    const client = await world.client();
    const company = companies[random(4)];
    if (!company) throw new Error("There is no such company");
    const jobRequestId = await world.work(client.id, company.id, { daysAgo: random(20) });
    const one = () => ({
      jobRequestId,
      quality: 1 + random(5),
      punctuality: 1 + random(5),
      price: 1 + random(5),
      contact: 1 + random(5),
      text: words,
    });
    await client.call.save(one());
    if (random(3) === 0) await client.call.save(one());
    if (random(3) === 0)
      await company.call.saveOfClient({ jobRequestId, matched: true, reachable: true, paidOnTime: true });
    if (random(4) === 0) await world.pass(jobRequestId, 5 + random(20));
    if (round % 10 < 9) continue;

    const shown = await sql<Row[]>`
      select company_id as "companyId", quality + punctuality + price + contact as stars from reviews where shows_at <= now()`;
    const platform = shown.reduce((sum, { stars }) => sum + stars / 4, 0) / shown.length;
    const { items } = await world.admin.scores({ companyIds: ids });
    const expected = ids.toSorted().flatMap((companyId) => {
      const own = shown.filter((row) => row.companyId === companyId).map(({ stars }) => stars / 4);
      if (own.length === 0) return [];
      const score = (5 * platform + own.reduce((sum, mean) => sum + mean, 0)) / (5 + own.length);
      const distribution = [1, 2, 3, 4, 5].map((n) => own.filter((mean) => Math.round(mean) === n).length);
      return [
        { companyId, count: own.length, ...(own.length >= 3 && { score: expect.closeTo(score, 8), distribution }) },
      ];
    });
    expect(items).toEqual(expected);
  }
});
