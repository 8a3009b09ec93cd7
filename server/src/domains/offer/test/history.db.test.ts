import { formerAtOnce, maxVersions } from "@metiro/shared/offer/constants";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn, painting } from "./offer.fixture.ts";

const database = await testDatabase();
const { client, company, request } = await offersIn(database);

async function versions(count: number) {
  const [his, hers] = [await client(), await company()];
  const jobRequestId = await request(his.id, [hers.id]);
  for (let n = 1; n <= count; n++)
    await hers.call.offer.save({ jobRequestId, ...painting, message: `La version ${n}.` });
  return { his, hers, pair: { jobRequestId, companyId: hers.id } };
}

test("of many versions some are told at a time, all of them by and by, and each once", async () => {
  const { his, pair } = await versions(13);
  const first = await his.call.offer.get(pair);
  expect(first.current).toMatchObject({ version: 13, changes: { fields: ["message"] } });
  const told: number[] = [];
  let page = first;
  for (;;) {
    expect(page.former.length).toBeLessThanOrEqual(formerAtOnce);
    told.push(...page.former.map(({ version }) => version));
    const before = page.former.at(-1)?.version;
    if (!page.moreFormer || before === undefined) break;
    page = await his.call.offer.get({ ...pair, before: String(before) });
    expect(page.current?.version).toBe(13);
  }
  expect(told).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test("the largest history is answered in a bounded size", async () => {
  const { his, hers, pair } = await versions(1);
  const label = "Préparation des surfaces ".repeat(8).trim();
  const lines = Array.from({ length: 60 }, () => ({
    label,
    quantity: 1,
    unit: "m2" as const,
    unitPrice: 100,
    vatRate: 810,
  }));
  for (let n = 2; n <= maxVersions; n++)
    await hers.call.offer.save({ ...pair, ...painting, message: "x".repeat(5_000), lines });
  const size = JSON.stringify(await his.call.offer.get(pair)).length;
  expect(size).toBeLessThan(350_000);
  expect(await his.call.offer.get({ ...pair, before: "3" })).toMatchObject({
    former: [{ version: 2 }, { version: 1 }],
    moreFormer: false,
  });
});

test("a company that goes on writing begins with what stands and the number of the latest", async () => {
  const { hers, pair } = await versions(8);
  expect(await hers.call.offer.start({ jobRequestId: pair.jobRequestId })).toMatchObject({
    version: 8,
    current: { version: 8 },
  });
});

test("a company that withdrew its offer reads what it sent, lines included, and its next one is the next version", async () => {
  const { hers, pair } = await versions(2);
  const { jobRequestId } = pair;
  await hers.call.jobRequest.answer({ id: jobRequestId, response: "declined" });
  const start = await hers.call.offer.start({ jobRequestId });
  expect([start.version, start.current, start.draft]).toEqual([2, undefined, undefined]);
  const { former } = await hers.call.offer.get(pair);
  expect(former[0]).toMatchObject({ version: 2, state: "replaced", message: "La version 2." });
  expect(former[0]?.lines.map(({ unitPrice }) => unitPrice)).toEqual(painting.lines.map(({ unitPrice }) => unitPrice));
  const again = await hers.call.offer.save({ jobRequestId, ...painting, baseRevision: 2 });
  expect(again.current?.version).toBe(3);
});
