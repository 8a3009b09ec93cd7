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
const subscriptionList = async (changedSince?: string) =>
  (await admin.subscription.list({ ...(changedSince && { changedSince }) })).items;
const longAgo = async () => {
  await sql`set session_replication_role = replica`;
  for (const table of ["users", "companies", "tenderers"])
    await sql`update ${sql(table)} set updated_at = now() - interval '2 hours', created_at = now() - interval '3 hours'`;
  await sql`set session_replication_role = origin`;
};

test("each list that tells what changed says of every row when", () => {
  const asked = procedures.filter(({ fields }) => "changedSince" in fields).map(({ path }) => path);
  expect(asked.filter((path) => !path.startsWith("jobRequest.")).toSorted()).toEqual(
    [...Object.keys(lists), "subscription.list"].toSorted(),
  );
  expect(asked).toEqual(
    expect.arrayContaining(["jobRequest.listForAdmin", "jobRequest.listForTenderer", "jobRequest.listForCompany"]),
  );
});

/** Why a list in pages does not tell what has changed; the guide says the same in fewer words. */
const without = {
  "rows are added and never change: what is new stands at one end, and a cursor reads on": [
    "audit.list",
    "dataAccess.list",
    "signIn.list",
    "mail.listSent",
    "subCategory.formVersions",
    "webhook.deliveries",
  ],
  "it is what waits or is kept for a while, and is read as a whole": [
    "bin.list",
    "mail.listFailed",
    "mail.listWaiting",
    "mail.listHeld",
    "proof.list",
    "report.list",
    "user.pauses",
    "region.gaps",
  ],
  "its order is that of what happened last": ["conversation.list"],
  "everybody reads it, and its tag says whether anything has changed": [
    "blog.list",
    "showcase.list",
    "showcase.reviews",
  ],
  "a row of it tells a part of what another list tells of changes": ["jobRequest.responsesForAdmin"],
  "a review is shown when its time comes, which is no change of it; the latest stand first": ["review.list"],
} as const;

test("every list in pages tells what has changed, or it is said why not", () => {
  const paged = procedures.filter(({ fields }) => "pageNumber" in fields);
  const lacking = paged.filter(({ fields }) => !("changedSince" in fields)).map(({ path }) => path);
  expect(lacking.toSorted()).toEqual(Object.values(without).flat().toSorted());
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

test("a subscription changes with what its list tells, and not when its company is told of its end", async () => {
  const company = await make.company();
  await admin.subscription.create({
    newSubscriptions: [{ companyId: company.id, startsOn: "2031-01-01", endsOn: "2031-12-31", amount: 58_800 }],
  });
  const changed = async () => (await subscriptionList(tenMinutesAgo())).length;
  const [row] = await subscriptionList();
  const before = async () => {
    await sql`set session_replication_role = replica`;
    await sql`update subscriptions set updated_at = now() - interval '2 hours'`;
    await sql`set session_replication_role = origin`;
    expect(await changed()).toBe(0);
  };
  await before();
  await sql`update subscriptions set end_notice_at = now()`;
  expect(await changed()).toBe(0);
  await admin.subscription.update({ id: row?.id ?? "", note: "Facture 2031-001" });
  expect(await changed()).toBe(1);
  await before();
  await admin.subscription.cancel({ id: row?.id ?? "" });
  const [canceled] = await subscriptionList(tenMinutesAgo());
  expect(Date.parse(canceled?.updatedAt ?? "")).toBeGreaterThan(Date.parse(tenMinutesAgo()));
});
