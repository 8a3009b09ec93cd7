import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { othersForUsual } from "@metiro/shared/job-request/beside-usual";
import { beforeAll, expect, test } from "vitest";
import { refreshUsualFigures } from "../../../../db/queries/usual-figures.ts";
import { companySubcategories, usualFigures } from "../../../../db/schema/index.ts";
import { contextOf } from "../../../../test/app/caller.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import type { CompanyActor } from "../../../../trpc/actor.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { jobRequestRouter } from "../../index.ts";

const database = await testDatabase();
const { db } = database;
const make = rowsIn(db);
const callerOf = createCallerFactory(jobRequestRouter);
const figuresOf = (actor: CompanyActor) => callerOf(contextOf(database, actor)).usualFigures();
const refresh = () => refreshUsualFigures(db, { answerDays: 5, currency: "EUR" });

const hour = 60 * 60 * 1000;
const longAgo = Date.now() - 30 * 24 * hour;
const at = (hours: number) => new Date(longAgo + hours * hour).toISOString();

let world: Awaited<ReturnType<typeof trades>>;
async function trades() {
  const [crowded, rare] = [await make.category(), await make.category()];
  const [busy, quiet] = [await make.subcategory(crowded.id), await make.subcategory(rare.id)];
  const region = await make.region();
  const district = await make.region({ parentId: region.id });
  const client = await make.tenderer();

  /** A company of the trade that answered five of its requests after so many hours, at a price each, and left some alone. */
  async function company(
    hours: number,
    price: number,
    { left = 0, trade = busy, accepted = 0, refused = true, open = 0 } = {},
  ) {
    const made = await make.company();
    await db.insert(companySubcategories).values({ companyId: made.id, subcategoryId: trade.id });
    for (let n = 0; n < 5 + open + left; n++) {
      const { id } = await make.request(
        client.id,
        { subcategoryId: trade.id, subregionId: district.id },
        { status: JobStatus.Processed, processedAt: at(0) },
      );
      const answered = n < 5 + open;
      await make.recipient({
        jobRequestId: id,
        companyId: made.id,
        createdAt: at(0),
        ...(answered && { response: "interested", respondedAt: at(hours), priceMin: price, priceUnit: "total" }),
        ...(n < accepted && { clientDecision: "accepted", decidedAt: at(hours + 1) }),
        ...(refused && n >= accepted && n < 5 && { clientDecision: "rejected", decidedAt: at(hours + 1) }),
      });
    }
    return made;
  }
  return { crowded, rare, busy, quiet, company };
}

beforeAll(async () => {
  world = await trades();
});

test("too few others, and nothing is told: not even that there are some", async () => {
  const { company, quiet, rare } = world;
  const own = await company(1, 100_000, { trade: quiet });
  for (let n = 1; n < othersForUsual; n++) await company(n, 100_000, { trade: quiet });
  await refresh();
  expect(await db.$count(usualFigures)).toBe(0);
  expect(await figuresOf(own.actor)).toEqual([{ category: expect.objectContaining({ id: rare.id }) }]);
});

test("with five others the quartiles are told, rounded, beside one's own price", async () => {
  const { company, crowded, busy } = world;
  const own = await company(2, 123_400, { accepted: 1 });
  for (const [hours, price, left] of [
    [4, 101_000, 0],
    [6, 202_000, 5],
    [8, 303_000, 0],
    [10, 404_000, 5],
    [12, 505_000, 0],
  ] as const)
    await company(hours, price, { left });
  await refresh();
  expect(await figuresOf(own.actor)).toEqual([
    {
      category: { id: crowded.id, name: crowded.name, slug: crowded.slug, translations: {} },
      answerHours: { low: 5, median: 7, high: 10 },
      answerPercent: { low: 65, median: 100, high: 100 },
      acceptedPercent: { low: 0, median: 0, high: 0 },
      price: { low: 140_000, median: 250_000, high: 380_000, currency: "EUR", own: 123_400 },
    },
  ]);
  const newcomer = await make.company();
  await db.insert(companySubcategories).values({ companyId: newcomer.id, subcategoryId: busy.id });
  const [seen] = await figuresOf(newcomer.actor);
  expect(seen?.price).not.toHaveProperty("own");
  expect(await figuresOf((await make.company()).actor)).toEqual([]);
});

test("a company that comes or goes moves nothing until the night", async () => {
  const { company } = world;
  const own = await company(3, 100_000);
  const before = await figuresOf(own.actor);
  for (let n = 0; n < 6; n++) await company(1, 900_000);
  expect((await figuresOf(own.actor))[0]?.answerHours).toEqual(before[0]?.answerHours);
  await refresh();
  expect((await figuresOf(own.actor))[0]?.answerHours).not.toEqual(before[0]?.answerHours);
});

test("an answer that no client has decided on lowers nobody’s share of those accepted", async () => {
  const { company } = world;
  const trade = await make.subcategory((await make.category()).id);
  const own = await company(2, 100_000, { trade, accepted: 2, open: 5 });
  for (let n = 0; n < othersForUsual; n++) await company(2, 100_000, { trade, accepted: 2, open: n });
  await refresh();
  expect((await figuresOf(own.actor))[0]?.acceptedPercent).toEqual({ low: 40, median: 40, high: 40 });
});

test("with too few decided nothing is told of what is accepted", async () => {
  const { company } = world;
  const trade = await make.subcategory((await make.category()).id);
  const own = await company(2, 100_000, { trade, accepted: 4, refused: false, open: 5 });
  for (let n = 0; n < othersForUsual; n++) await company(2, 100_000, { trade, accepted: 4, refused: false, open: 5 });
  await refresh();
  expect((await figuresOf(own.actor))[0]).not.toHaveProperty("acceptedPercent");
});
