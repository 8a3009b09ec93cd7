import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const world = await worldIn(database, 1);
const { admin, client, companies, input } = world;
const [company] = companies as [(typeof companies)[0]];
const nowhere = "01900000-0000-7000-8000-00000000dead";

const create = async () => (await client.call.create(input())).id;
const canceled = async () => (await client.call.cancel({ id: await create() })).id;
const deeds = async (action: string, ids: string[]) => {
  const rows = await database.sql<{ id: string }[]>`
    select entity_id as id from audit_entries where action = ${action} and entity_id = any(${ids}) order by at, id`;
  return rows.map(({ id }) => id);
};

test("several are canceled, each with its mails and its entry; what may not be is told apart", async () => {
  const [waiting, sent, gone] = [await create(), await create(), await canceled()];
  await admin.call.sendToCompanies({ id: sent, companyIds: [company.id] });
  await world.forgetMails();
  const call = () => admin.call.cancelMany({ ids: [gone, waiting, nowhere, sent, waiting], reason: "Doublons" });
  expect(await call()).toEqual({
    done: [waiting, sent],
    refused: [
      { id: gone, code: "STATUS_CONFLICT" },
      { id: nowhere, code: "NOT_FOUND" },
    ],
  });
  for (const id of [waiting, sent])
    expect(await admin.call.get({ id })).toMatchObject({ status: JobStatus.Canceled, cancelReason: "Doublons" });
  const mails = [client, client, company].map(({ actor }) => ({ kind: "requestCanceled", to: actor.userId }));
  const byReader = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to);
  expect((await world.queued()).sort(byReader)).toEqual(mails.sort(byReader));
  expect(await deeds("jobRequest.cancel", [gone, waiting, sent])).toEqual([waiting, sent]);

  await world.forgetMails();
  const again = await call();
  expect([again.done, again.refused.length]).toEqual([[], 4]);
  expect(await world.queued()).toEqual([]);
});

test("a sending that is pressed twice is noted once, and the second changes nothing", async () => {
  const id = await create();
  const send = () => admin.call.sendToCompanies({ id, companyIds: [company.id] });
  const { updatedAt } = await send();
  await world.forgetMails();
  expect((await send()).updatedAt).toBe(updatedAt);
  expect(await deeds("jobRequest.sendToCompanies", [id])).toEqual([id]);
  expect(await world.queued()).toEqual([]);
});

test("several are deleted in whatever status; what is gone already is told", async () => {
  const [waiting, gone] = [await create(), await canceled()];
  const { totalCount } = await admin.call.listForAdmin({});
  const refused = [{ id: nowhere, code: "NOT_FOUND" }];
  expect(await admin.call.deleteMany({ ids: [waiting, nowhere, gone] })).toEqual({ done: [waiting, gone], refused });
  expect((await admin.call.listForAdmin({})).totalCount).toBe(totalCount - 2);
  expect(await deeds("jobRequest.delete", [waiting, gone])).toEqual([waiting, gone]);
  expect((await admin.call.deleteMany({ ids: [waiting, gone] })).refused.map(({ code }) => code)).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
});

test("two admins who delete the same at once delete each of them once", async () => {
  const ids = [await create(), await create(), await create()];
  const [first, second] = await Promise.all([
    admin.call.deleteMany({ ids }),
    admin.call.deleteMany({ ids: ids.toReversed() }),
  ]);
  expect([...first.done, ...second.done].sort()).toEqual(ids.toSorted());
});

test("a client's own requests are not canceled this way, and at most 100 at once", async () => {
  const id = await create();
  expect(await refusal(client.call.cancelMany({ ids: [id] }))).toMatchObject({ code: "FORBIDDEN" });
  expect(await refusal(client.call.deleteMany({ ids: [id] }))).toMatchObject({ code: "FORBIDDEN" });
  expect((await admin.call.get({ id })).status).toBe(JobStatus.Active);
  const tooMany = Array.from({ length: 101 }, (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`);
  for (const ids of [[], tooMany])
    await expect(admin.call.deleteMany({ ids })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
