import { beforeEach, expect, test } from "vitest";
import { sweepRequestChanges } from "../tasks.ts";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const { admin, client, input, make, place } = world;
const [first, second] = world.companies as [(typeof world.companies)[0], (typeof world.companies)[0]];
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Every change so far lies two hours back. */
const longAgo = () => sql`update request_changes set changed_at = now() - interval '2 hours'`;
beforeEach(async () => void (await sql`delete from job_requests`));

const changedFor = async (changedSince: string) => ({
  admin: (await admin.call.listForAdmin({ changedSince })).items.map(({ id }) => id),
  rows: (await admin.call.rowsForAdmin({ changedSince })).items.map(({ id }) => id),
  client: (await client.call.listForTenderer({ changedSince })).items.map(({ id }) => id),
  first: (await first.call.listForCompany({ changedSince })).items.map(({ id }) => id),
  second: (await second.call.listForCompany({ changedSince })).items.map(({ id }) => id),
});
const everybody = (id: string) => ({ admin: [id], rows: [id], client: [id], first: [id], second: [id] });
const sentToBoth = async () => {
  const { id } = await client.call.create(input());
  await admin.call.sendToCompanies({ id, companyIds: [first.id, second.id] });
  await longAgo();
  return id;
};

test("whoever has a request is told that it changed, and of a company's answer everybody but the other company", async () => {
  const id = await sentToBoth();
  await client.call.create(input());
  await longAgo();
  const nobody = { admin: [], rows: [], client: [], first: [], second: [] };
  expect(await changedFor(ago(10))).toEqual(nobody);

  await first.call.answer({ id, response: "interested", message: "Volontiers." });
  expect(await changedFor(ago(10))).toEqual({ ...everybody(id), second: [] });
  await longAgo();
  await client.call.decide({ id, companyId: first.id, decision: "rejected" });
  expect(await changedFor(ago(10))).toEqual({ ...everybody(id), second: [] });
  await longAgo();
  await client.call.addDetails({ id, text: "Le chantier est au troisième étage." });
  expect(await changedFor(ago(10))).toEqual(everybody(id));
  await longAgo();
  await client.call.cancel({ id });
  expect(await changedFor(ago(10))).toEqual(everybody(id));
});

test("updatedAt says when, to each as far as it sees", async () => {
  const id = await sentToBoth();
  await second.call.get({ id });
  const before = await second.call.get({ id });
  await first.call.answer({ id, response: "interested", message: "Volontiers." });
  const [ofAdmin, ofRow] = [await admin.call.listForAdmin({}), await admin.call.rowsForAdmin({})];
  const told = (await client.call.get({ id })).updatedAt;
  expect(Date.now() - Date.parse(told)).toBeLessThan(60_000);
  expect([ofAdmin.items[0]?.updatedAt, ofRow.items[0]?.updatedAt]).toEqual([told, told]);
  expect((await second.call.get({ id })).updatedAt).toBe(before.updatedAt);
  await sql`delete from request_changes`;
  const [row] = await sql<{ at: Date }[]>`select updated_at as at from job_requests where id = ${id}`;
  expect((await client.call.get({ id })).updatedAt).toBe(new Date(row?.at ?? 0).toISOString());
});

test("a change that became visible late is told as well, and one of long ago is not asked for", async () => {
  const { id } = await client.call.create(input());
  await sql`update request_changes set changed_at = now() - interval '30 seconds'`;
  const isTold = async (changedSince: string) =>
    (await client.call.listForTenderer({ changedSince })).items.some((one) => one.id === id);
  expect([await isTold(new Date().toISOString()), await isTold(ago(-2))]).toEqual([true, false]);
  expect(await refusal(client.call.listForTenderer({ changedSince: ago(31 * 24 * 60) }))).toMatchObject({
    code: "VALIDATION_FAILED",
    errors: { changedSince: [{ rule: "tooManyDays", maxDays: 30 }] },
  });
});

test("what changed is read on page by page, with other filters, and totals are those of the filter", async () => {
  for (let n = 0; n < 5; n++) await make.request(client.id, place, { createdAt: ago(n + 60) });
  await make.request(client.id, place, { createdAt: ago(5), status: 1, canceledAt: ago(4) });
  const changedSince = ago(10);
  const ids: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await admin.call.listForAdmin({ changedSince, statuses: [0], pageSize: 2, ...(after && { after }) });
    expect(page.totalCount).toBe(5);
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(new Set(ids).size).toBe(5);
});

test("what a later change has overtaken is swept, and nothing that is told", async () => {
  const id = await sentToBoth();
  await first.call.get({ id });
  await first.call.answer({ id, response: "interested", message: "Volontiers." });
  await second.call.get({ id });
  const told = async () =>
    Promise.all([client, first, second].map(async ({ call }) => (await call.get({ id })).updatedAt));
  const before = await told();
  expect(await sweepRequestChanges(db)).toBeGreaterThan(2);
  expect(await told()).toEqual(before);
  const kept =
    await sql`select company_id, count(*)::int as n from request_changes where job_request_id = ${id} group by 1`;
  expect(kept.map(({ n }) => n as number)).toEqual([1, 1, 1]);
  expect(await sweepRequestChanges(db)).toBe(0);
});

test("a request that goes takes its changes along", async () => {
  const id = await sentToBoth();
  await sql`delete from job_requests where id = ${id}`;
  expect(await sql`select from request_changes where job_request_id = ${id}`).toHaveLength(0);
});
