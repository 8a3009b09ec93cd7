import { expect, test } from "vitest";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCompany, createJobRequest, createTenderer, createUser } from "../../../factories/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { searchRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const admin = createCallerFactory(searchRouter)(contextOf(database, await rowsIn(db).admin()));

const client = await createTenderer(db, {
  user: { firstName: "Françoise", lastName: "Rochat", email: "f.rochat@exemple.ch" },
});
const company = await createCompany(db, { name: "Atelier Rivaz Rénovation Sàrl", locality: "Échallens" });
const colleague = await createUser(db, {
  role: "Admin",
  firstName: "Claire",
  lastName: "Aubert",
  email: "claire@metiro.ch",
});
const boiler = await createJobRequest(db, {
  number: "2026-000123",
  title: "Remplacer le boiler",
  tendererId: client.id,
});
const painting = await createJobRequest(db, { number: "2026-000124", title: "Repeindre le séjour" });

const names = async (query: string) => {
  const { requests, companies, tenderers, users } = await admin.find({ query });
  return [
    ...requests.map(({ number }) => number),
    ...companies.map(({ name }) => name),
    ...tenderers.map(({ lastName }) => `client ${lastName}`),
    ...users.map(({ lastName }) => `account ${lastName}`),
  ];
};

test.each([
  ["2026-000123", [boiler.number]],
  ["123", [boiler.number]],
  ["BOILER", [boiler.number]],
  ["sejour", [painting.number]],
  ["rochat", [boiler.number, "client Rochat"]],
  ["f.rochat@", [boiler.number, "client Rochat"]],
  ["rochat@exemple", ["client Rochat"]],
  ["rivaz", ["Atelier Rivaz Rénovation Sàrl"]],
  ["ivaz", ["Atelier Rivaz Rénovation Sàrl"]],
  ["echallens", ["Atelier Rivaz Rénovation Sàrl"]],
  ["cl", ["account Aubert"]],
  ["aub", ["account Aubert"]],
  ["c", []],
  ["&|!%_", []],
  ["zzz", []],
])("%s finds %j", async (query, found) => {
  expect(await names(query)).toEqual(found);
});

test("each finding says what is needed to know it", async () => {
  expect((await admin.find({ query: "boiler" })).requests).toEqual([
    { id: boiler.id, number: boiler.number, title: "Remplacer le boiler", status: 0, client: "Françoise Rochat" },
  ]);
  expect((await admin.find({ query: "rivaz" })).companies).toEqual([
    { id: company.id, name: "Atelier Rivaz Rénovation Sàrl", locality: "Échallens" },
  ]);
  expect((await admin.find({ query: "rochat" })).tenderers).toEqual([
    { id: client.id, firstName: "Françoise", lastName: "Rochat", email: "f.rochat@exemple.ch" },
  ]);
  expect((await admin.find({ query: "aubert" })).users).toEqual([
    { id: colleague.id, firstName: "Claire", lastName: "Aubert", email: "claire@metiro.ch", role: "Admin" },
  ]);
});

test("the number that is meant comes first, then the newest, at most six", async () => {
  for (const number of ["2026-000201", "2026-000202", "2026-000203", "2026-000204", "2026-000205", "2026-000206"])
    await createJobRequest(db, { number, title: "Remplacer la porte 123" });
  const { requests } = await admin.find({ query: "123" });
  expect(requests.map(({ number }) => number)).toEqual([
    "2026-000123",
    "2026-000206",
    "2026-000205",
    "2026-000204",
    "2026-000203",
    "2026-000202",
  ]);
});

test("who is erased is not found", async () => {
  await sql`update users set deleted_at = now() where id in (${client.userId}, ${colleague.id})`;
  expect(await names("f.rochat@")).toEqual([]);
  expect(await names("aubert")).toEqual([]);
  await sql`update users set deleted_at = null`;
});
