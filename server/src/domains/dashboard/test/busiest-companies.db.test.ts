import { swissToday } from "@metiro/shared/calendar-day";
import { expect, test } from "vitest";
import { seedCatalogue } from "../../../seed/catalogue.ts";
import { seedDemo } from "../../../seed/demo.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { companiesOf } from "../busiest-companies.ts";
import { recountSums } from "../recount.ts";

const { db, sql } = await testDatabase();
await seedCatalogue(db);
await seedDemo(db, { now: new Date(), passwordHash: "none" });
const day = (offset: number) => new Date(Date.parse(swissToday()) + offset * 86_400_000).toISOString().slice(0, 10);

test("however few companies are counted at first, those that received most are the same", async () => {
  const asked = { from: day(-340), to: day(-77) };
  const of = (candidates = 400) => companiesOf(sql, 5, asked, { candidates });
  expect((await of()).length).toBeGreaterThan(5);
  expect(await of(1)).toEqual(await of());
});

test("of a period up to today those that received most are found by what is kept since its beginning", async () => {
  const late = await rowsIn(db).company();
  await sql`insert into job_request_companies (job_request_id, company_id, created_at)
    select id, ${late.actor.companyId}, ${`${day(-364)}T12:00:00Z`} from job_requests order by id limit 40`;
  await recountSums(db);
  const of = (days: number, how = {}) => companiesOf(sql, 5, { from: day(1 - days), to: day(0) }, how);
  const amongAll = async (days: number) => {
    await sql`update received_starts set complete = false`;
    const found = await of(days);
    await sql`update received_starts set complete = true`;
    return found;
  };
  // Those of 364 and 29 days are read from a day earlier.
  for (const days of [365, 364, 90, 30, 29, 7]) {
    expect(await of(days)).toEqual(await amongAll(days));
    expect(await of(days, { listed: 1 })).toEqual(await of(days));
  }
  const named = async (days: number) => (await of(days)).some(({ id }) => id === late.actor.companyId);
  expect([await named(365), await named(364)]).toEqual([true, false]);
  expect((await of(365)).length).toBeGreaterThan(5);
  await sql`update received_totals set count = 0`;
  expect([await of(365), await of(30)]).toEqual([[], []]);
  expect((await of(60)).length).toBeGreaterThan(5);
  await recountSums(db);
});
