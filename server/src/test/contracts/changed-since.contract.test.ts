import { describe, expect, test } from "vitest";
import { appRouter } from "../../app/router.ts";
import { rowsIn } from "../database/create-rows.ts";
import { contextOf } from "../app/caller.ts";
import { testDatabase } from "../database/database.ts";
import { procedures } from "../surface/calls.ts";
import { createCallerFactory } from "../../trpc/init.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const admin = createCallerFactory(appRouter)(contextOf(database, await make.admin()));
const tenMinutesAgo = () => new Date(Date.now() - 600_000).toISOString();

const lists = {
  "company.list": async (changedSince?: string) =>
    (await admin.company.list({ ...(changedSince && { changedSince }) })).items,
  "tenderer.list": async (changedSince?: string) =>
    (await admin.tenderer.list({ ...(changedSince && { changedSince }) })).items,
  "user.list": async (changedSince?: string) =>
    (await admin.user.list({ ...(changedSince && { changedSince }) })).items,
};
const longAgo = async () => {
  await sql`set session_replication_role = replica`;
  for (const table of ["users", "companies", "tenderers"])
    await sql`update ${sql(table)} set updated_at = now() - interval '2 hours', created_at = now() - interval '3 hours'`;
  await sql`set session_replication_role = origin`;
};

test("each list that tells what changed says of every row when", () => {
  const asked = procedures.filter(({ fields }) => "changedSince" in fields).map(({ path }) => path);
  expect(asked.filter((path) => !path.startsWith("jobRequest.")).toSorted()).toEqual(Object.keys(lists).toSorted());
  expect(asked).toEqual(
    expect.arrayContaining(["jobRequest.listForAdmin", "jobRequest.listForTenderer", "jobRequest.listForCompany"]),
  );
});

describe("people and companies", async () => {
  const company = await make.company();
  const client = await make.tenderer();
  const [companyUser, clientUser] = [company.user.id, client.user.id];
  const told = async () => {
    const since = tenMinutesAgo();
    return {
      "company.list": (await lists["company.list"](since)).map(({ id }) => id),
      "tenderer.list": (await lists["tenderer.list"](since)).map(({ id }) => id),
      "user.list": (await lists["user.list"](since)).map(({ id }) => id),
    };
  };

  test.each([
    ["a profile of a company", () => sql`update companies set name = 'Autre nom'`, { "company.list": [company.id] }],
    ["a pause", () => sql`update companies set paused_at = now()`, { "company.list": [company.id] }],
    ["an address of a client", () => sql`update tenderers set locality = 'Morges'`, { "tenderer.list": [client.id] }],
    [
      "the e-mail of a company",
      () => sql`update users set email = 'autre@exemple.test' where id = ${companyUser}`,
      { "company.list": [company.id], "user.list": [companyUser] },
    ],
    [
      "the lock of a client",
      () => sql`update users set locked_at = now() where id = ${clientUser}`,
      { "tenderer.list": [client.id], "user.list": [clientUser] },
    ],
    ["a sign-in", () => sql`update users set last_login_at = now(), password_hash = 'x'`, {}],
    ["nothing", () => sql`update companies set name = name`, {}],
  ])("%s", async (_what, change, expected) => {
    await longAgo();
    expect(await told()).toEqual({ "company.list": [], "tenderer.list": [], "user.list": [] });
    await change();
    expect(await told()).toEqual({ "company.list": [], "tenderer.list": [], "user.list": [], ...expected });
    for (const [name, list] of Object.entries(lists)) {
      const changed = new Set((await list(tenMinutesAgo())).map(({ id }) => id));
      for (const { id, updatedAt } of await list())
        expect([name, id, Date.parse(updatedAt) > Date.parse(tenMinutesAgo())]).toEqual([name, id, changed.has(id)]);
    }
  });
});
