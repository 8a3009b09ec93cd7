import { formatAmount, formatFigure } from "@metiro/shared/text/format";
import { beforeEach, expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { offersIn, painting } from "./offer.fixture.ts";
import { pagesOf, plain } from "./read-pdf.ts";

const database = await testDatabase();
const { sql } = database;
const world = await offersIn(database);
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let jobRequestId = "";
beforeEach(async () => {
  [client, company] = await Promise.all([world.client(), world.company()]);
  jobRequestId = await world.request(client.id, [company.id]);
});
const pair = () => ({ jobRequestId, companyId: company.id });
const save = (more: object = {}) => company.call.offer.save({ jobRequestId, ...painting, ...more });
const accept = () => client.call.jobRequest.decide({ id: jobRequestId, companyId: company.id, decision: "accepted" });

const read = (actor: Actor, more: { document?: "offer" | "agreement"; version?: number; lang?: "fr" | "en" } = {}) =>
  pagesOf(database, actor, { ...pair(), ...more });
const textOf = async (...args: Parameters<typeof read>) => (await read(...args)).join(" ");

test("says what the screen says: every line, every figure", async () => {
  const { current } = await save({ validUntil: "2199-03-31", duration: 3, durationUnit: "day", visit: "done" });
  const text = await textOf(client.actor);
  if (!current) throw new Error("There is no offer");
  for (const { labels, unitPrice = 0, amount = 0 } of current.lines)
    for (const words of [labels?.fr ?? "", formatFigure(unitPrice), formatFigure(amount)])
      expect(text).toContain(words);
  for (const cents of [current.subtotal, current.vatAmount, current.rounding, current.total, current.optionalTotal])
    expect(text).toContain(plain(formatAmount(cents, "CHF")));
  for (const words of ["TVA 8,1 %", "en option, hors total", "31/03/2199", "30 jours net.", "environ 3 jours"])
    expect(text).toContain(words);
  expect(await textOf(company.actor)).toBe(text);
});

test("is in the language of its reader", async () => {
  await save();
  const text = await textOf(client.actor, { lang: "en" });
  for (const words of ["VAT 8.1%", "Subtotal", "Payment"]) expect(text).toContain(words);
  expect(text).not.toContain("Sous-total");
});

test("shows a version that stands no more when it is asked for, and hides what the screen hides", async () => {
  await save({ message: "Appelez le 079 555 44 33" });
  await save({ lines: [{ ...painting.lines[0], unitPrice: 2_000 }] });
  const former = await textOf(client.actor, { version: 1 });
  expect(former).toContain("version 1");
  expect(former).not.toContain("079 555");
  expect(await textOf(company.actor, { version: 1 })).toContain("079 555");
  expect(await refusal(textOf(client.actor, { version: 3 }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(textOf((await world.company()).actor))).toMatchObject({ code: "NOT_FOUND" });
});

test("an agreement names both and every amendment, and is there once there is one", async () => {
  await save();
  expect(await refusal(textOf(client.actor, { document: "agreement" }))).toMatchObject({ code: "NOT_ACCEPTED" });
  await accept();
  await company.call.offer.amend({
    jobRequestId,
    ...painting,
    reason: "Le mur est humide.",
    lines: painting.lines.slice(0, 1),
  });
  const [row] = await sql<{ id: string }[]>`select id from offers where state = 'proposed'`;
  const { current } = await client.call.offer.decideAmendment({ id: row?.id ?? "", decision: "accepted" });
  const text = await textOf(company.actor, { document: "agreement" });
  const [person] = await sql<{ name: string }[]>`
    select first_name || ' ' || last_name as name from users where id = ${client.actor.userId}`;
  for (const words of [
    "Accord",
    person?.name ?? "",
    "Le mur est humide.",
    plain(formatAmount(current?.total ?? 0, "CHF")),
  ])
    expect(text).toContain(words);
});

test("goes over pages, and no line is lost", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...painting.lines[0],
    label: `Ligne ${index + 1}, ${"un libellé qui tient sur deux lignes de la colonne ".repeat(2)}fin`,
  }));
  await save({ lines });
  const pages = await read(client.actor);
  expect(pages.length).toBeGreaterThan(2);
  const text = pages.join(" ");
  for (const [index] of lines.entries()) expect(text).toContain(`Ligne ${index + 1},`);
  expect(pages.at(-1)).toContain("Total");
});
