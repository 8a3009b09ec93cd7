import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, files, jobRequestNotePhotos, jobRequestNotes } from "../../../db/schema/index.ts";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { eraseAccount } from "../../auth/index.ts";
import { everyAdmin } from "../../notification/index.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];

let id = "";
beforeEach(async () => {
  ({ id } = await client.call.create(input()));
  await world.forgetMails();
});

const photoOf = async (ownerId: string) => {
  const values = { ownerId, storageKey: "p", mime: "image/webp", bytes: 10, width: 800, height: 600 };
  const [row] = await db.insert(files).values(values).returning({ id: files.id });
  return row?.id ?? "";
};
const ask = async (message = "Quelle est la hauteur du plafond ?") => {
  const { questions } = await admin.call.askPrecision({ id, message });
  await world.forgetMails();
  return questions.at(-1)?.id ?? "";
};
const send = () => admin.call.sendToCompanies({ id, companyIds: [first.id, second.id] });
const lastAudit = async () =>
  (await db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(desc(auditEntries.id)))[0];
const events = async () => (await admin.call.followUp({ id })).events;

describe("a question of the back office", () => {
  test("waits in the client's request and list until it is answered, and companies see nothing of it", async () => {
    const questionId = await ask();
    await send();
    const text = "Quelle est la hauteur du plafond ?";
    expect(await client.call.get({ id })).toMatchObject({ openQuestions: 1, questions: [{ id: questionId, text }] });
    expect((await client.call.listForTenderer({ hasQuestion: true })).items).toMatchObject([{ id, openQuestions: 1 }]);
    await world.forgetMails();

    const photo = await photoOf(client.actor.userId);
    const answered = await client.call.answerQuestion({ id, questionId, text: "2,60 m.", photoIds: [photo] });
    expect(answered).toMatchObject({ openQuestions: 0, questions: [{ answer: "2,60 m.", photos: [{ id: photo }] }] });
    expect(answered.questions[0]?.answeredAt).toBeTruthy();
    expect((await client.call.listForTenderer({ hasQuestion: true })).totalCount).toBe(0);
    expect(await admin.call.get({ id })).toMatchObject({ questions: [{ answer: "2,60 m.", photos: [{ id: photo }] }] });
    const received = await first.call.get({ id });
    expect(received).toMatchObject({ questions: [], changes: [] });
    expect(received).not.toHaveProperty("openQuestions");
    expect(await world.queued()).toEqual([{ kind: "questionAnswered", to: everyAdmin }]);
    expect(await lastAudit()).toMatchObject({ action: "jobRequest.answerQuestion", actorId: client.actor.userId });
    expect(JSON.stringify(await lastAudit())).not.toContain("2,60");
    expect((await events()).filter(({ kind }) => kind === "replied")).toMatchObject([
      { actor: { id: client.actor.userId }, text: "2,60 m." },
    ]);
  });

  test("is answered once, however often at once", async () => {
    const questionId = await ask();
    const results = await Promise.allSettled(
      ["a", "b", "c"].map((text) => client.call.answerQuestion({ id, questionId, text })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await refusal(client.call.answerQuestion({ id, questionId, text: "d" }))).code).toBe("QUESTION_ANSWERED");
  });

  test("takes words, photos of one's own, or both", async () => {
    const questionId = await ask();
    const answer = (values: { text?: string; photoIds?: string[] }) =>
      client.call.answerQuestion({ id, questionId, ...values });
    expect(await refusal(answer({ text: " " }))).toMatchObject({ errors: { text: [{ rule: "required" }] } });
    const foreign = await photoOf(first.actor.userId);
    expect(await refusal(answer({ photoIds: [foreign] }))).toMatchObject({
      errors: { photoIds: [{ rule: "unknown" }] },
    });
    const own = await photoOf(client.actor.userId);
    expect(await answer({ photoIds: [own] })).toMatchObject({ questions: [{ answer: "", photos: [{ id: own }] }] });
  });

  test("several wait side by side; the end of the request closes them", async () => {
    const [one, other] = [await ask(), await ask("Y a-t-il un ascenseur ?")];
    expect((await client.call.answerQuestion({ id, questionId: other, text: "Oui." })).openQuestions).toBe(1);
    expect((await client.call.cancel({ id })).openQuestions).toBe(0);
    expect((await client.call.listForTenderer({ hasQuestion: true })).totalCount).toBe(0);
    expect((await refusal(client.call.answerQuestion({ id, questionId: one, text: "2 m" }))).code).toBe(
      "STATUS_CONFLICT",
    );
  });

  test("is nobody else's", async () => {
    const questionId = await ask();
    const other = world.as((await world.make.tenderer()).actor);
    expect((await refusal(other.answerQuestion({ id, questionId, text: "x" }))).code).toBe("NOT_FOUND");
    const elsewhere = await client.call.create(input());
    const call = client.call.answerQuestion({ id: elsewhere.id, questionId, text: "x" });
    expect((await refusal(call)).code).toBe("NOT_FOUND");
  });
});

describe("its client changes a request", () => {
  test("until companies have it, and the back office sees what", async () => {
    const photo = await photoOf(client.actor.userId);
    const changes = { title: "Rénover le bain du haut", budgetMax: 900_000, photoIds: [photo] };
    const changed = await client.call.update({ id, baseRevision: 1, ...changes, answers: { area: 8, tenant: false } });
    const fields = ["answers", "budgetMax", "photoCount", "title"];
    expect(changed).toMatchObject({
      title: changes.title,
      description: input().description,
      revision: 2,
      budgetMax: 900_000,
      answers: { area: 8, tenant: false },
      photos: [{ id: photo }],
      changes: [{ by: "client" }],
    });
    expect(changed.changes[0]?.fields.toSorted()).toEqual(fields);
    expect((await events()).at(-1)).toMatchObject({
      kind: "changed",
      actor: { id: client.actor.userId },
      before: { title: input().title, answers: { area: 6.5 }, photoCount: 0 },
      after: { title: changes.title, budgetMax: 900_000, answers: { area: 8 }, photoCount: 1 },
    });
    expect(await lastAudit()).toMatchObject({
      action: "jobRequest.update",
      details: { after: { title: changes.title } },
    });
    expect((await client.call.update({ id, budgetMax: null })).budgetMax).toBeUndefined();
    expect((await client.call.update({ id, photoIds: [] })).photos).toEqual([]);

    await send();
    expect((await refusal(client.call.update({ id, title: "Trop tard" }))).code).toBe("STATUS_CONFLICT");
    expect(await client.call.get({ id })).toMatchObject({ title: changes.title });
  });

  test("of what stays as it was nothing is told", async () => {
    expect(await client.call.update({ id, title: input().title })).toMatchObject({ revision: 1, changes: [] });
  });

  test("a day is needed with its preference and gone without it", async () => {
    const update = (values: object) => client.call.update({ id, ...values });
    expect(await refusal(update({ startPreference: "on_date" }))).toMatchObject({ errors: { startDate: [{}] } });
    const past = update({ startPreference: "on_date", startDate: "2020-01-01" });
    expect(await refusal(past)).toMatchObject({ errors: { startDate: [{ rule: "past" }] } });
    await update({ startPreference: "on_date", startDate: "2099-01-01" });
    expect(await update({ startPreference: "asap" })).not.toHaveProperty("startDate");
  });

  test.each([
    ["budgetMax", { budgetMin: 2, budgetMax: 1 }],
    ["answers.area", { answers: { area: 900, tenant: false } }],
    ["title", { title: "Bain" }],
  ])("names %s where it breaks a rule", async (field, values) => {
    expect((await refusal(client.call.update({ id, ...values }))).errors).toHaveProperty([field]);
  });

  test("who comes second is told, be it the client or an admin, and a sending says what it read", async () => {
    const corrected = { title: "Rénover le bain", description: input().description, reason: "Plus court." };
    await admin.call.edit({ id, ...corrected, baseRevision: 1 });
    const late = client.call.update({ id, title: "Rénover tout le bain", baseRevision: 1 });
    expect((await refusal(late)).code).toBe("REVISION_CONFLICT");
    const sending = admin.call.sendToCompanies({ id, companyIds: [first.id], baseRevision: 1 });
    expect((await refusal(sending)).code).toBe("REVISION_CONFLICT");
    expect((await admin.call.sendToCompanies({ id, companyIds: [first.id], baseRevision: 2 })).status).toBe(
      JobStatus.Processed,
    );
  });

  test("either the change or the sending comes first, never half of each", async () => {
    const [changed, sent] = await Promise.allSettled([
      client.call.update({ id, title: "Rénover le bain du bas" }),
      admin.call.sendToCompanies({ id, companyIds: [first.id], baseRevision: 1 }),
    ]);
    expect([changed, sent].filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("twenty times a day", async () => {
    for (let count = 0; count < 20; count++) await client.call.update({ id, budgetMax: count });
    expect((await refusal(client.call.update({ id, budgetMax: 99 }))).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("its client completes a request that companies have", () => {
  test("those in play are told, and read it without contact details until they are accepted", async () => {
    expect((await refusal(client.call.addDetails({ id, text: "Trop tôt." }))).code).toBe("STATUS_CONFLICT");
    await send();
    await second.call.answer({ id, response: "declined" });
    await first.call.answer({ id, response: "interested", message: "Volontiers." });
    await world.forgetMails();
    const photo = await photoOf(client.actor.userId);
    const text = "La baignoire est en fonte. Appelez le 079 555 77 88.";
    const own = await client.call.addDetails({ id, text, photoIds: [photo] });
    expect(own.additions).toMatchObject([{ text, masked: true, photos: [{ id: photo }] }]);
    expect(await world.queued()).toEqual([{ kind: "detailsAdded", to: first.actor.userId }]);
    const [seen] = (await first.call.get({ id })).additions;
    expect(seen).toMatchObject({ masked: true, photos: [{ id: photo }] });
    expect(seen?.text).toMatch(/en fonte/);
    expect(seen?.text).not.toMatch(/555/);
    await client.call.decide({ id, companyId: first.id, decision: "accepted" });
    expect((await first.call.get({ id })).additions).toMatchObject([{ text, masked: false }]);
    expect((await events()).find(({ kind }) => kind === "added")).toMatchObject({ text });
    expect(await lastAudit()).toMatchObject({ action: "jobRequest.addDetails" });
  });

  test("a company whose sending still waits hears of the request first", async () => {
    await admin.call.sendToCompanies({ id, companyIds: [first.id], undoSeconds: 60 });
    await world.forgetMails();
    await client.call.addDetails({ id, text: "Sans ascenseur." });
    expect(await world.queued()).toEqual([]);
  });

  test("five times a day, and not any more once it is done or cancelled", async () => {
    await send();
    for (let count = 0; count < 5; count++) await client.call.addDetails({ id, text: `Précision ${count}` });
    expect((await refusal(client.call.addDetails({ id, text: "Encore" }))).code).toBe("TOO_MANY_REQUESTS");
    await db.update(jobRequestNotes).set({ createdAt: sql`now() - interval '25 hours'` });
    await first.call.answer({ id, response: "interested", message: "Volontiers." });
    await client.call.decide({ id, companyId: first.id, decision: "accepted" });
    await client.call.addDetails({ id, text: "Encore" });
    await client.call.markDone({ id, companyId: first.id });
    expect((await refusal(client.call.addDetails({ id, text: "Encore" }))).code).toBe("JOB_DONE");
  });

  test("what was said goes with the client, its photos too", async () => {
    const { actor } = await world.make.tenderer();
    const call = world.as(actor);
    ({ id } = await call.create(input()));
    await send();
    const photo = await photoOf(actor.userId);
    await call.addDetails({ id, text: "Sans ascenseur.", photoIds: [photo] });
    await db.transaction((tx) => eraseAccount(tx, actor.userId));
    expect(await admin.call.get({ id })).toMatchObject({ additions: [], questions: [], changes: [] });
    expect(await db.$count(jobRequestNotePhotos, eq(jobRequestNotePhotos.fileId, photo))).toBe(0);
  });
});

describe("the first sending", () => {
  const told = async () => (await world.queued()).filter(({ kind }) => kind === "requestForwarded");

  test("is told to the client, and no later one", async () => {
    await admin.call.sendToCompanies({ id, companyIds: [first.id] });
    expect(await told()).toEqual([{ kind: "requestForwarded", to: client.actor.userId }]);
    await admin.call.sendToCompanies({ id, companyIds: [second.id] });
    expect(await told()).toHaveLength(1);
  });

  test("that is taken back is not", async () => {
    await admin.call.sendToCompanies({ id, companyIds: [first.id], undoSeconds: 60 });
    await admin.call.undoSend({ id, companyIds: [first.id] });
    expect(await told()).toEqual([]);
  });
});
