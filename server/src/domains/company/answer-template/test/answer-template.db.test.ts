import { maxTemplates } from "@metiro/shared/answer-template/constants";
import { configKeys } from "@metiro/shared/application-config/keys";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { answerTemplateRouter } from "../../index.ts";

const database = await testDatabase();
const make = rowsIn(database.db);
const caller = createCallerFactory(answerTemplateRouter);
const own = caller(contextOf(database, (await make.company()).actor));
const other = caller(contextOf(database, (await make.company()).actor));
const visit = { name: "Visite", message: "Bonjour {prénom}, nous pouvons passer jeudi." };

beforeEach(() => database.sql`truncate answer_templates`);

test("a company keeps answers under names of its own, by name", async () => {
  const hourly = await own.add({ ...visit, name: "À l’heure", priceMin: 9_000, priceUnit: "hour" });
  const plain = await own.add(visit);
  expect(await own.list()).toEqual([hourly, plain]);
  expect(hourly).toMatchObject({ priceMin: 9_000, priceUnit: "hour", revision: 1 });
  expect(plain).not.toHaveProperty("priceMin");
  await other.add(visit);
  expect(await refusal(own.add(visit))).toMatchObject({ code: "CONFLICT", errors: { name: [{ rule: "taken" }] } });
});

test("a price needs its unit and its order", async () => {
  expect(await refusal(own.add({ ...visit, priceMin: 1 }))).toMatchObject({
    errors: { priceUnit: [{ rule: "required" }] },
  });
  expect(await refusal(own.add({ ...visit, priceMin: 2, priceMax: 1, priceUnit: "total" }))).toMatchObject({
    errors: { priceMax: [{ rule: "amountsReversed" }] },
  });
});

test("who saves a version that is no more is told, and what is null is cleared", async () => {
  const { id } = await own.add({ ...visit, priceMin: 9_000, priceUnit: "hour" });
  const saved = await own.update({ id, baseRevision: 1, ...visit, name: "Passage", priceMin: null, priceUnit: null });
  expect(saved).toEqual({ id, name: "Passage", message: visit.message, currency: "EUR", revision: 2 });
  expect(await refusal(own.update({ id, baseRevision: 1, ...visit }))).toMatchObject({
    code: "REVISION_CONFLICT",
    params: { revision: 2 },
  });
  expect(await own.list()).toEqual([saved]);
});

test("another currency of the platform relabels no price: each keeps its own until its company says another", async () => {
  const setCurrency = (code: string) => database.sql`
    insert into application_config (key, value, type, description) values ('site.currency', to_jsonb(${code}::text), 'text', 'Monnaie')
    on conflict (key) do update set value = excluded.value`;
  onTestFinished(async () => void (await setCurrency(configKeys["site.currency"].default)));
  await database.sql`delete from application_config where key = 'site.currency'`;
  const former = await own.add({ ...visit, priceMin: 9_000, priceUnit: "hour" });
  expect(former.currency).toBe(configKeys["site.currency"].default);
  await setCurrency("CHF");
  const present = await own.add({ ...visit, name: "Passage", priceMin: 9_000, priceUnit: "hour" });
  const said = await own.add({ ...visit, name: "Dollars", priceMin: 9_000, priceUnit: "hour", currency: "USD" });
  expect([present.currency, said.currency]).toEqual(["CHF", "USD"]);
  expect(await own.update({ id: former.id, name: "Ancien" })).toMatchObject({ currency: "EUR", priceMin: 9_000 });
  expect(await own.update({ id: former.id, currency: "CHF", priceMin: 8_500 })).toMatchObject({
    currency: "CHF",
    priceMin: 8_500,
  });
  expect(await refusal(own.update({ id: former.id, currency: "XYZ" }))).toMatchObject({
    errors: { currency: [{ rule: "choice" }] },
  });
});

test("those of another company do not exist", async () => {
  const { id } = await own.add(visit);
  expect(await refusal(other.update({ id, ...visit }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await own.delete({ id })).toEqual({ id });
  expect(await refusal(own.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
});

test("there is an end to how many, however many are kept at once", async () => {
  for (let n = 1; n < maxTemplates; n += 1) await own.add({ ...visit, name: `Modèle ${n}` });
  const outcomes = await Promise.allSettled(["X", "Y"].map((name) => own.add({ ...visit, name })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await refusal(own.add({ ...visit, name: "Z" }))).toMatchObject({
    errors: { name: [{ rule: "tooMany", max: maxTemplates }] },
  });
});
