import { swissToday } from "@metiro/shared/calendar-day";
import { maxHolidays } from "@metiro/shared/company/constants";
import { beforeEach, describe, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter, sendableCompanies } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const router = createCallerFactory(companyRouter);
const admin = router(contextOf(database, await make.admin()));

beforeEach(() => emptyTables(sql, "categories, regions, tenderers, companies"));

/** The day in Switzerland, so many days from today. */
const day = (days: number) => new Date(Date.parse(swissToday()) + days * 86_400_000).toISOString().slice(0, 10);

async function served() {
  const category = await make.category();
  const region = await make.region();
  return {
    subcategoryId: (await make.subcategory(category.id)).id,
    subregionId: (await make.region({ parentId: region.id })).id,
  };
}

async function ownCompany() {
  const serves = await served();
  const company = await make.company({ name: "Dubois SA" }, { serves });
  const receives = async () => {
    const { allowed } = await sendableCompanies(db, [company.id], { subscriptionRequired: false });
    const matching = await admin.matching(serves);
    const { items } = await admin.list({ pageNumber: 1, pageSize: 10, state: "available" });
    const { available } = await admin.get({ id: company.id });
    const all = [allowed.size === 1, matching.length === 1, items.length === 1, available];
    expect(new Set(all).size, "all agree").toBe(1);
    return available;
  };
  return { ...company, caller: router(contextOf(database, company.actor)), receives };
}

describe("away by its own word", () => {
  test("nothing reaches it until it is back, and saying it twice changes nothing", async () => {
    const { id, caller, receives } = await ownCompany();
    expect(await receives()).toBe(true);
    expect((await caller.setAway({ away: true })).away).toEqual({});
    expect((await caller.setAway({ away: true })).away).toEqual({});
    expect(await receives()).toBe(false);
    expect((await admin.list({ pageNumber: 1, pageSize: 10, state: "away" })).items).toMatchObject([{ id, away: {} }]);
    expect((await admin.list({ pageNumber: 1, pageSize: 10, state: "paused" })).items).toEqual([]);
    expect(await caller.setAway({ away: false })).not.toHaveProperty("away");
    expect(await receives()).toBe(true);
  });

  test("with a last day it ends by itself, and goes before what was planned within it", async () => {
    const { id, caller, receives } = await ownCompany();
    await caller.addHoliday({ startsOn: day(1), endsOn: day(2) });
    await caller.addHoliday({ startsOn: day(6), endsOn: day(9) });
    await caller.setAway({ away: true });
    const paused = await caller.setAway({ away: true, endsOn: day(7) });
    expect(paused.away).toEqual({ endsOn: day(7) });
    expect(paused.holidays.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      [day(0), day(7)],
      [day(8), day(9)],
    ]);
    expect(await receives()).toBe(false);
    expect((await caller.setAway({ away: true, endsOn: day(3) })).away).toEqual({ endsOn: day(3) });
    await sql`update company_holidays set starts_on = starts_on - 4, ends_on = ends_on - 4 where company_id = ${id}`;
    expect(await receives()).toBe(true);
  });

  test("its last day is not past, not too far, and there is none for who comes back", async () => {
    const { caller } = await ownCompany();
    for (const [input, rule] of [
      [{ away: true, endsOn: day(-1) }, "past"],
      [{ away: true, endsOn: day(400) }, "tooManyDays"],
      [{ away: false, endsOn: day(2) }, "invalid"],
    ] as const)
      expect(await refusal(caller.setAway(input))).toMatchObject({ errors: { endsOn: [{ rule }] } });
  });

  test("coming back does not end the pause of an admin", async () => {
    const { id, caller, receives } = await ownCompany();
    await admin.pause({ id, paused: true });
    await caller.setAway({ away: true });
    expect(await caller.setAway({ away: false })).toMatchObject({ pausedAt: expect.any(String) });
    expect(await receives()).toBe(false);
  });
});

describe("holidays", () => {
  test.each([
    ["ended yesterday", -7, -1, true],
    ["ends today", -7, 0, false],
    ["is today", 0, 0, false],
    ["begins today", 0, 7, false],
    ["begins tomorrow", 1, 7, true],
  ])("one that %s", async (_, from, to, reached) => {
    const { id, receives, caller } = await ownCompany();
    await make.holiday(id, day(from), day(to));
    expect(await receives()).toBe(reached);
    const { away, holidays } = await caller.own();
    expect(away).toEqual(reached ? undefined : { endsOn: day(to) });
    expect(holidays).toHaveLength(to < 0 ? 0 : 1);
    expect((await admin.list({ pageNumber: 1, pageSize: 10, state: "away" })).totalCount).toBe(reached ? 0 : 1);
  });

  test("several are planned, shown in order and taken back one by one", async () => {
    const { caller, receives } = await ownCompany();
    await caller.addHoliday({ startsOn: day(30), endsOn: day(40) });
    const { holidays } = await caller.addHoliday({ startsOn: day(0), endsOn: day(6) });
    expect(holidays.map(({ startsOn }) => startsOn)).toEqual([day(0), day(30)]);
    expect(await receives()).toBe(false);
    const left = await caller.removeHoliday({ id: holidays[0]?.id ?? "" });
    expect(left.holidays.map(({ startsOn }) => startsOn)).toEqual([day(30)]);
    expect(await receives()).toBe(true);
  });

  test("coming back early ends those of today and keeps those to come", async () => {
    const { caller } = await ownCompany();
    await caller.addHoliday({ startsOn: day(0), endsOn: day(6) });
    await caller.addHoliday({ startsOn: day(7), endsOn: day(9) });
    const back = await caller.setAway({ away: false });
    expect(back).not.toHaveProperty("away");
    expect(back.holidays.map(({ startsOn }) => startsOn)).toEqual([day(7)]);
  });

  test("days that overlap are refused on their field, by the database", async () => {
    const { caller, id } = await ownCompany();
    await caller.addHoliday({ startsOn: day(10), endsOn: day(20) });
    expect(await refusal(caller.addHoliday({ startsOn: day(20), endsOn: day(25) }))).toMatchObject({
      code: "CONFLICT",
      errors: { startsOn: [{ rule: "holidaysOverlap" }] },
    });
    await expect(make.holiday(id, day(30), day(29))).rejects.toThrow();
    const other = await ownCompany();
    await other.caller.addHoliday({ startsOn: day(10), endsOn: day(20) });
  });

  test.each([
    ["a day that is past", -1, 3, { startsOn: [{ rule: "past" }] }],
    ["an end before the beginning", 5, 4, { endsOn: [{ rule: "rangeReversed" }] }],
    ["more than a year", 0, 366, { endsOn: [{ rule: "tooManyDays", maxDays: 366 }] }],
  ])("refuses %s", async (_, from, to, errors) => {
    const { caller } = await ownCompany();
    const refused = await refusal(caller.addHoliday({ startsOn: day(from), endsOn: day(to) }));
    expect(refused).toMatchObject({ code: "VALIDATION_FAILED", errors });
  });

  test("as many as are planned at a time, those that are over not counted", async () => {
    const { caller, id } = await ownCompany();
    await make.holiday(id, day(-9), day(-5));
    for (let n = 0; n < maxHolidays; n += 1) await caller.addHoliday({ startsOn: day(n), endsOn: day(n) });
    expect(await refusal(caller.addHoliday({ startsOn: day(50), endsOn: day(50) }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { startsOn: [{ rule: "tooMany", max: maxHolidays }] },
    });
  });

  test("those of another company are not found", async () => {
    const { caller } = await ownCompany();
    const { holidays } = await caller.addHoliday({ startsOn: day(1), endsOn: day(2) });
    const other = await ownCompany();
    expect(await refusal(other.caller.removeHoliday({ id: holidays[0]?.id ?? "" }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
