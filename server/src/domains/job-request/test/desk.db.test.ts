import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const world = await worldIn(database);
const { admin, client, companies } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];

async function posted(...to: (typeof companies)[0][]) {
  const { id } = await client.call.create(world.input());
  if (to.length > 0) await admin.call.sendToCompanies({ id, companyIds: to.map((company) => company.id) });
  return id;
}

test("a request is given to a colleague and marked, each by itself, and both are taken back", async () => {
  const id = await posted();
  const colleague = await world.make.admin();
  expect(await admin.call.setDesk({ id, assigneeId: colleague.userId })).toMatchObject({
    assignee: { id: colleague.userId },
    notes: [],
  });
  expect(await admin.call.setDesk({ id, mark: "duplicate" })).toMatchObject({
    assignee: { id: colleague.userId },
    mark: "duplicate",
  });
  expect(await admin.call.setDesk({ id, assigneeId: null, mark: null })).toEqual({
    duplicates: [],
    notes: [],
    reminders: [],
  });
  const entries = await database.db.execute(
    "select details->'after' as after from audit_entries where action = 'jobRequest.setDesk' order by id",
  );
  expect(entries).toHaveLength(3);
});

test("a duplicate names the request that it repeats, which names it in turn; without the mark neither does", async () => {
  const original = await posted();
  const id = await posted();
  const { number } = await client.call.get({ id: original });
  expect(await admin.call.setDesk({ id, mark: "duplicate", originalId: original })).toMatchObject({
    mark: "duplicate",
    original: { id: original, number },
  });
  expect((await admin.call.desk({ id: original })).duplicates.map((one) => one.id)).toEqual([id]);
  expect(await admin.call.setDesk({ id, mark: "junk" })).not.toHaveProperty("original");
  expect((await admin.call.desk({ id: original })).duplicates).toEqual([]);
});

test.each([
  ["itself", "duplicate", (id: string) => id],
  ["one that is not there", "duplicate", () => crypto.randomUUID()],
  ["any, by what is no duplicate", "junk", (_id: string, other: string) => other],
] as const)("no request is repeated by %s", async (_what, mark, originalIdOf) => {
  const [id, other] = [await posted(), await posted()];
  await expect(admin.call.setDesk({ id, mark, originalId: originalIdOf(id, other) })).rejects.toMatchObject({
    cause: { errors: { originalId: [{ rule: "unknown" }] } },
  });
  expect(await admin.call.desk({ id })).not.toHaveProperty("mark");
});

test("a duplicate stays one when its original is deleted", async () => {
  const [original, id] = [await posted(), await posted()];
  await admin.call.setDesk({ id, mark: "duplicate", originalId: original });
  await admin.call.delete({ id: original });
  const desk = await admin.call.desk({ id });
  expect(desk.mark).toBe("duplicate");
  expect(desk).not.toHaveProperty("original");
});

test("only those who work in the back office look after requests", async () => {
  const id = await posted();
  await expect(admin.call.setDesk({ id, assigneeId: client.actor.userId })).rejects.toMatchObject({
    cause: { errors: { assigneeId: [{ rule: "unknown" }] } },
  });
});

test("notes stand newest first, with who wrote them, in no answer to client or company, and go with the words", async () => {
  const id = await posted(first);
  await admin.call.addNote({ id, text: "A rappelé mardi." });
  const { notes } = await admin.call.addNote({ id, text: "Préfère le matin." });
  expect(notes.map(({ text, author }) => [text, author?.id])).toEqual([
    ["Préfère le matin.", admin.userId],
    ["A rappelé mardi.", admin.userId],
  ]);
  for (const reader of [client, first]) {
    expect(JSON.stringify(await reader.call.get({ id }))).not.toContain("Préfère");
    await expect(reader.call.desk({ id })).rejects.toMatchObject({ cause: { code: "FORBIDDEN" } });
  }
});

test("a company that has not answered is asked again by mail, once a day", async () => {
  const id = await posted(first, second);
  await world.forgetMails();
  expect((await admin.call.remind({ id, companyId: first.id })).reminders).toMatchObject([
    { companyId: first.id, count: 1 },
  ]);
  expect(await world.queued()).toEqual([{ kind: "requestSent", to: first.actor.userId }]);
  await expect(admin.call.remind({ id, companyId: first.id })).rejects.toMatchObject({
    cause: { code: "TOO_MANY_REQUESTS" },
  });
  await second.call.answer({ id, response: "interested", message: "Dès lundi." });
  await expect(admin.call.remind({ id, companyId: second.id })).rejects.toMatchObject({
    cause: { code: "STATUS_CONFLICT" },
  });
});

test("a request taken back from a company is gone from its inbox, frees its place, and waits again once nobody has it", async () => {
  const id = await posted(first, second);
  const { jobRequestCompanies, status } = await admin.call.withdraw({ id, companyId: first.id });
  expect(jobRequestCompanies.map(({ company }) => company.id)).toEqual([second.id]);
  expect(status).toBe(JobStatus.Processed);
  await expect(first.call.get({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  const waiting = await admin.call.withdraw({ id, companyId: second.id });
  expect(waiting).toMatchObject({ status: JobStatus.Active, jobRequestCompanies: [] });
  expect(waiting.processedAt).toBeUndefined();
});

test("a company that has answered keeps the request", async () => {
  const id = await posted(first);
  await first.call.answer({ id, response: "declined" });
  await expect(admin.call.withdraw({ id, companyId: first.id })).rejects.toMatchObject({
    cause: { code: "STATUS_CONFLICT" },
  });
});
