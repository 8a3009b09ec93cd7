import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { recountSums } from "../../dashboard/recount.ts";
import { eraseAccount } from "../../auth/index.ts";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [first, second, third] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]];
const other = world.as(await world.make.admin());

let id = "";
beforeEach(async () => {
  ({ id } = await client.call.create(input()));
  await world.forgetMails();
});

const idsOf = (some: readonly { id: string }[]) => some.map((company) => company.id);
const hold = (...to: { id: string }[]) => admin.call.sendToCompanies({ id, companyIds: idsOf(to), undoSeconds: 60 });
const undo = (...from: { id: string }[]) => admin.call.undoSend({ id, companyIds: idsOf(from) });
/** Makes it as if the seconds had passed. */
const wait = async () => {
  await db.execute(
    sql`update job_request_companies set held_until = now() - interval '1 second' where held_until is not null`,
  );
  await db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'mail'`);
};
/** The mails to companies that a process would find now. */
const due = async () => {
  const rows = await db.execute<{ to: string }>(
    sql`select data->>'to' as "to" from pgboss.job where name = 'mail' and data->>'kind' <> 'requestForwarded' and start_after <= clock_timestamp()`,
  );
  return rows.map(({ to }) => to);
};
const settled = { code: "SENDING_SETTLED" };

test("while a sending waits no company sees it, the client sees nobody, and no mail is due", async () => {
  const sent = await hold(first);
  expect(sent).toMatchObject({ status: JobStatus.Processed, recipientCount: 1 });
  expect(sent.jobRequestCompanies).toEqual([expect.objectContaining({ heldUntil: expect.any(String) })]);
  expect(await refusal(first.call.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(first.call.answer({ id, response: "declined" }))).toMatchObject({ code: "NOT_FOUND" });
  expect((await first.call.listForCompany({})).items.map((item) => item.id)).not.toContain(id);
  expect(await client.call.get({ id })).toMatchObject({ jobRequestCompanies: [], recipientCount: 0 });
  expect(await due()).toEqual([]);

  await wait();
  expect(await due()).toEqual([first.actor.userId]);
  expect((await first.call.get({ id })).jobRequestCompanies[0]).not.toHaveProperty("heldUntil");
  expect((await first.call.listForCompany({})).items.map((item) => item.id)).toContain(id);
  expect((await client.call.get({ id })).jobRequestCompanies).toHaveLength(1);
});

test("without seconds it is there at once, as ever", async () => {
  await admin.call.sendToCompanies({ id, companyIds: [first.id] });
  expect((await first.call.get({ id })).id).toBe(id);
  expect(await due()).toEqual([first.actor.userId]);
  expect(await refusal(undo(first))).toMatchObject(settled);
});

test("taken back, it is as if nothing had been sent, and can be sent again", async () => {
  await hold(first, second);
  expect(await undo(first, second)).toMatchObject({ status: JobStatus.Active, jobRequestCompanies: [] });
  expect(await admin.call.get({ id })).not.toHaveProperty("processedAt");
  expect(await world.queued()).toEqual([]);
  expect((await admin.call.followUp({ id })).mails.map(({ kind }) => kind)).not.toContain("requestSent");
  expect(await refusal(undo(first, second))).toMatchObject({ code: "STATUS_CONFLICT" });
  await hold(first);
  await wait();
  expect(await due()).toEqual([first.actor.userId]);
  expect(Object.values(await recountSums(db)).every((drift) => drift === 0)).toBe(true);
});

test("who has the request already keeps it, with its first moment", async () => {
  const { processedAt } = await admin.call.sendToCompanies({ id, companyIds: [first.id] });
  await hold(second);
  const left = await undo(second);
  expect(left).toMatchObject({ status: JobStatus.Processed, processedAt });
  expect(left.jobRequestCompanies.map(({ company }) => company.id)).toEqual([first.id]);
});

test("two admins: each takes back its own sending, and either may take back the other's", async () => {
  await hold(first);
  await other.sendToCompanies({ id, companyIds: [second.id], undoSeconds: 60 });
  expect((await undo(first)).jobRequestCompanies.map(({ company }) => company.id)).toEqual([second.id]);
  expect(await undo(second)).toMatchObject({ status: JobStatus.Active });
});

test("of two clicks one does it; the other is told that nothing waits", async () => {
  await admin.call.sendToCompanies({ id, companyIds: [third.id] });
  await hold(first);
  const results = await Promise.allSettled([undo(first), other.undoSend({ id, companyIds: [first.id] })]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await refusal(undo(first))).toMatchObject(settled);
  expect((await admin.call.get({ id })).recipientCount).toBe(1);
});

test("all or nothing: where one mail is being sent, the others leave too", async () => {
  await hold(first, second);
  await db.execute(
    sql`update pgboss.job set state = 'active' where name = 'mail' and data->>'to' = ${first.actor.userId}`,
  );
  expect(await refusal(undo(first, second))).toMatchObject(settled);
  expect((await admin.call.get({ id })).recipientCount).toBe(2);
  expect((await world.queued()).filter(({ kind }) => kind === "requestSent")).toHaveLength(2);
});

test("once the seconds are over it cannot be taken back", async () => {
  await hold(first);
  await wait();
  expect(await refusal(undo(first))).toMatchObject(settled);
  expect(await refusal(admin.call.sendNow({ id, companyIds: [first.id] }))).toMatchObject(settled);
});

test("who does not want to wait sends it at once", async () => {
  await hold(first, second);
  const sent = await admin.call.sendNow({ id, companyIds: idsOf([first, second]) });
  expect(sent.jobRequestCompanies.filter((recipient) => recipient.heldUntil)).toEqual([]);
  expect((await due()).sort()).toEqual([first.actor.userId, second.actor.userId].sort());
  expect((await first.call.get({ id })).id).toBe(id);
  expect(await refusal(undo(first, second))).toMatchObject(settled);
});

test("what waits counts for the maximum, and is sent to nobody twice", async () => {
  await hold(first);
  await hold(first, second);
  expect((await admin.call.get({ id })).recipientCount).toBe(2);
  expect((await world.queued()).filter(({ kind }) => kind === "requestSent")).toHaveLength(2);
});

test("cancelled meanwhile: who never knew of it hears nothing", async () => {
  await admin.call.sendToCompanies({ id, companyIds: [first.id] });
  await world.forgetMails();
  await hold(second);
  const canceled = await client.call.cancel({ id });
  expect(canceled.jobRequestCompanies).toHaveLength(1);
  expect(await world.queued()).toEqual([{ kind: "requestCanceled", to: first.actor.userId }]);
});

test("its client gone meanwhile: the same", async () => {
  const { actor } = await world.make.tenderer();
  ({ id } = await world.as(actor).create(input()));
  await world.forgetMails();
  await hold(first);
  await db.transaction((tx) => eraseAccount(tx, actor.userId));
  expect((await world.queued()).filter(({ to }) => to === first.actor.userId)).toEqual([]);
});
