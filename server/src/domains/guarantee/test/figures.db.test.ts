import { expect, test } from "vitest";
import { guaranteeWorld } from "./scenario.ts";

const world = await guaranteeWorld(1);
const { rows, of } = world;

/** Many requests with their promises, over months that the clocks change in. */
async function fill() {
  const other = await world.make.category();
  const trade = await world.make.subcategory(other.id);
  const region = await world.make.region();
  const district = await world.make.region({ parentId: region.id });
  const places = [world.place, { subcategoryId: trade.id, subregionId: district.id }];
  for (let n = 0; n < 60; n += 1) {
    const startedAt = new Date(Date.UTC(2026, 8, 25) + n * 20.7 * 3_600_000).toISOString();
    const { id } = await world.make.request(world.client.id, places[n % 2] ?? world.place, {
      status: 4,
      processedAt: startedAt,
    });
    const outcome = ["met", "met", "missed", "ended", null][n % 5] ?? null;
    await rows`
      insert into request_guarantees (job_request_id, started_at, due_at, current_due_at, counts_from, answers, outcome, settled_at, check_at)
      values (${id}, ${startedAt}, ${startedAt}::timestamptz + interval '5 days', ${startedAt}::timestamptz + interval '5 days', ${startedAt}, 1,
        ${outcome}, ${outcome === null ? null : startedAt}, ${outcome === null ? startedAt : null})`;
  }
}

interface Counted {
  outcome: string;
  startedAt: string;
  category: string;
  region: string;
}
const day = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Zurich", dateStyle: "short" });
const dayOf = (moment: string) => day.format(new Date(moment));
const mondayOf = (date: string) => {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
  return noon.toISOString().slice(0, 10);
};

test("the figures are those of a plain count, by week, trade and canton", async () => {
  await fill();
  const all = await rows<Counted[]>`
    select outcome, started_at as "startedAt", category_id as category, region_id as region
    from request_guarantees join job_requests on id = job_request_id where outcome in ('met', 'missed')`;
  const period = { from: "2026-10-01", to: "2026-11-10" };
  const counted = all.filter(({ startedAt }) => {
    const on = dayOf(startedAt);
    return on >= period.from && on <= period.to;
  });
  const by = (key: (row: Counted) => string) => {
    const found: Record<string, { met: number; missed: number }> = {};
    for (const row of counted) {
      const share = (found[key(row)] ??= { met: 0, missed: 0 });
      share[row.outcome === "met" ? "met" : "missed"] += 1;
    }
    return found;
  };
  const figures = await of.admin.figures(period);
  const keyed = (named: readonly { id: string; met: number; missed: number }[]) =>
    Object.fromEntries(named.map(({ id, met, missed }) => [id, { met, missed }]));
  expect(figures.total).toEqual(by(() => "all")["all"]);
  expect(Object.fromEntries(figures.weeks.map(({ week, ...share }) => [week, share]))).toEqual(
    by(({ startedAt }) => mondayOf(dayOf(startedAt))),
  );
  expect(keyed(figures.byCategory)).toEqual(by(({ category }) => category));
  expect(keyed(figures.byRegion)).toEqual(by(({ region }) => region));
  expect(counted.length).toBeGreaterThan(20);

  // The list behind a figure counts the same.
  const list = await world.admin.call.listForAdmin({ guarantee: "missed", sentFrom: period.from, sentTo: period.to });
  expect(list.totalCount).toBe(figures.total.missed);
});
