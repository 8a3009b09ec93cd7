import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn, painting } from "./offer.fixture.ts";

const database = await testDatabase();
const { sql } = database;
const { admin, client, company, request } = await offersIn(database);
const constraint = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { constraint_name?: string }).constraint_name,
  );

test("every rate is listed with the days on which it holds", async () => {
  const { items } = await admin.vatRate.list();
  expect(items.filter(({ kind }) => kind === "standard")).toMatchObject([
    { rate: 810, validFrom: "2024-01-01", state: "inForce" },
    { rate: 770, validFrom: "2018-01-01", validUntil: "2023-12-31", state: "past" },
  ]);
});

test("a rate to come is added, changes nothing today, and can be taken back until it begins", async () => {
  const validFrom = plusDays(swissToday(), 30);
  const { items } = await admin.vatRate.add({ kind: "standard", rate: 850, validFrom });
  const coming = items.find(({ rate }) => rate === 850);
  expect(coming).toMatchObject({ kind: "standard", validFrom, state: "coming" });
  expect(items.find(({ rate }) => rate === 810)).toMatchObject({
    state: "inForce",
    validUntil: plusDays(validFrom, -1),
  });
  expect((await admin.offer.vatRates()).items[0]).toMatchObject({ rate: 810 });
  const [one, firm] = await Promise.all([client(), company()]);
  const jobRequestId = await request(one.id, [firm.id]);
  const dearer = { ...painting, lines: painting.lines.map((line) => ({ ...line, vatRate: 850 })) };
  expect((await refusal(firm.call.offer.save({ jobRequestId, ...dearer }))).errors).toMatchObject({
    "lines.0.vatRate": [{ rule: "choice" }],
  });
  const again = admin.vatRate.add({ kind: "standard", rate: 860, validFrom });
  expect(await refusal(again)).toMatchObject({ code: "CONFLICT", errors: { validFrom: [{ rule: "taken" }] } });
  const id = coming?.id ?? "";
  expect((await admin.vatRate.remove({ id })).items.map(({ rate }) => rate)).not.toContain(850);
  expect(await refusal(admin.vatRate.remove({ id }))).toMatchObject({ code: "NOT_FOUND" });
  const entries = await sql`select action, details from audit_entries where entity = 'vatRate' order by at, id`;
  expect(entries).toMatchObject([
    { action: "vatRate.add", details: { after: { kind: "standard", rate: 850, validFrom } } },
    { action: "vatRate.remove", details: { before: { kind: "standard", rate: 850, validFrom } } },
  ]);
});

test("a rate that holds or held is neither changed, removed nor joined by another one behind it", async () => {
  const { items } = await admin.vatRate.list();
  for (const { id } of items) expect(await refusal(admin.vatRate.remove({ id }))).toMatchObject({ code: "IN_USE" });
  for (const validFrom of ["2023-01-01", swissToday()])
    expect((await refusal(admin.vatRate.add({ kind: "standard", rate: 800, validFrom }))).errors).toEqual({
      validFrom: [{ rule: "past" }],
    });
  for (const work of [
    sql`update vat_rates set rate = 800 where kind = 'standard'`,
    sql`delete from vat_rates where kind = 'standard'`,
    sql`insert into vat_rates (kind, rate, valid_from) values ('standard', 800, '2023-01-01')`,
  ])
    expect(await constraint(work)).toBe("vat_rates_stay");
  expect(await admin.vatRate.list()).toEqual({ items });
});
