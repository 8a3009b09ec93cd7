import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  auditEntries,
  jobRequestNotes,
  jobRequests,
  questionFormVersions,
  subcategories,
} from "../../../../db/schema/index.ts";
import { retryFailedMails } from "../../../notification/index.ts";
import { refusal } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { eraseAccount } from "../../../auth/index.ts";
import { worldIn } from "../scenario.ts";

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

const corrected = {
  title: "Rénover la salle de bain du haut",
  description: "Remplacer la baignoire par une douche de plain-pied, et le carrelage.",
  reason: "Le carrelage manquait.",
};
const edit = (values: Partial<typeof corrected> = {}) => admin.call.edit({ id, ...corrected, ...values });
const ask = (message = "Quelle est la hauteur du plafond ?") => admin.call.askPrecision({ id, message });
const events = async () => (await admin.call.followUp({ id })).events;
const lastAudit = async () =>
  (await db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(desc(auditEntries.id)))[0];

describe("edit", () => {
  test("puts right what it says, tells the client, and notes who changed what and why", async () => {
    expect(await edit()).toMatchObject({ title: corrected.title, description: corrected.description });
    expect(await world.queued()).toEqual([{ kind: "requestEdited", to: client.actor.userId }]);
    const { title, description } = input();
    expect((await events()).at(-1)).toMatchObject({
      kind: "edited",
      actor: { id: admin.userId, role: "Admin" },
      text: corrected.reason,
      before: { title, description },
      after: { title: corrected.title, description: corrected.description },
    });
  });

  test("leaves in the audit what outlives the request: the title, and that the description changed", async () => {
    await edit();
    const entry = await lastAudit();
    expect(entry).toMatchObject({
      actorId: admin.userId,
      action: "jobRequest.edit",
      details: {
        fields: ["title", "description"],
        before: { title: input().title },
        after: { title: corrected.title },
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/plain-pied|manquait/);
  });

  test("of what stays as it was nothing is told", async () => {
    await edit({ title: input().title, description: input().description });
    expect(await world.queued()).toEqual([]);
    expect((await events()).map(({ kind }) => kind)).toEqual(["created"]);
    await edit({ title: input().title });
    expect((await events()).at(-1)?.before).toEqual({ description: input().description });
  });

  test("of two admins the second is told, and overwrites nothing", async () => {
    const { revision: baseRevision } = await admin.call.get({ id });
    await admin.call.edit({ id, ...corrected, baseRevision });
    const late = admin.call.edit({ id, ...corrected, title: "Rénover le bain", baseRevision });
    expect(await refusal(late)).toMatchObject({ code: "REVISION_CONFLICT" });
    expect(await admin.call.get({ id })).toMatchObject({ title: corrected.title, revision: baseRevision + 1 });
    expect((await events()).filter(({ kind }) => kind === "edited")).toHaveLength(1);
  });

  test("is refused once companies have it, and once it is cancelled", async () => {
    await admin.call.sendToCompanies({ id, companyIds: [first.id] });
    expect(await refusal(edit())).toMatchObject({ code: "STATUS_CONFLICT" });
    await admin.call.cancel({ id });
    expect(await refusal(edit())).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await admin.call.get({ id })).title).toBe(input().title);
  });

  test.each([
    ["title", { title: "Bain" }],
    ["description", { description: "Trop court." }],
    ["reason", { reason: " " }],
  ])("names %s where it breaks a rule", async (field, values) => {
    expect(await refusal(edit(values))).toMatchObject({ code: "VALIDATION_FAILED", errors: { [field]: [{}] } });
  });
});

describe("edit of service and district", () => {
  const elsewhere = async () => {
    const { id: categoryId } = await world.make.category();
    const region = await world.make.region();
    const subcategory = await world.make.subcategory(categoryId);
    const subregion = await world.make.region({ parentId: region.id });
    return { categoryId, regionId: region.id, subcategoryId: subcategory.id, subregionId: subregion.id };
  };
  const move = (to: { subcategoryId?: string; subregionId?: string }) =>
    admin.call.edit({ id, reason: "Ce n’est pas la bonne prestation.", ...to });
  const countOf = async (filter: { subcategoryId: string } | { subregionId: string }) =>
    (await admin.call.listForAdmin(filter)).totalCount;

  test("moves the request, and what is absent stays", async () => {
    const to = await elsewhere();
    expect(await move({ subcategoryId: to.subcategoryId })).toMatchObject({
      category: { id: to.categoryId },
      subcategory: { id: to.subcategoryId },
      subregion: { id: world.place.subregionId },
      title: input().title,
      description: input().description,
    });
    expect(await move({ subregionId: to.subregionId })).toMatchObject({
      region: { id: to.regionId },
      subregion: { id: to.subregionId },
      subcategory: { id: to.subcategoryId },
    });
    expect(await countOf({ subcategoryId: to.subcategoryId })).toBe(1);
    expect(await countOf({ subregionId: to.subregionId })).toBe(1);
  });

  test("keeps every answer with the question that it answers, for admin, client and company", async () => {
    const { form, answers } = await client.call.get({ id });
    const to = await elsewhere();
    expect(await move(to)).toMatchObject({ form, answers });
    expect(await client.call.get({ id })).toMatchObject({ form, answers });
    // What the client changes afterwards is checked by the questions it was asked.
    const refused = await refusal(client.call.update({ id, answers: { ...answers, area: 900 } }));
    expect(refused).toMatchObject({ code: "VALIDATION_FAILED", errors: { "answers.area": [{}] } });
    await client.call.update({ id, answers: { ...answers, area: 7 } });
    const served = await world.make.company({}, { serves: to });
    await admin.call.sendToCompanies({ id, companyIds: [served.id] });
    const seen = await world.as(served.actor).get({ id });
    expect(seen).toMatchObject({ form, answers: { area: 7, tenant: false } });
  });

  test("tells the client, and notes what it was and what it is", async () => {
    const to = await elsewhere();
    const before = await admin.call.get({ id });
    const after = await move(to);
    expect(await world.queued()).toEqual([{ kind: "requestEdited", to: client.actor.userId }]);
    const names = ({ subcategory, subregion }: typeof after) => ({
      subcategory: { id: subcategory.id, name: subcategory.name },
      subregion: { id: subregion.id, name: subregion.name },
    });
    expect((await events()).at(-1)).toMatchObject({ kind: "edited", before: names(before), after: names(after) });
    expect(after.changes).toMatchObject([{ by: "team", fields: expect.arrayContaining(["subcategory", "subregion"]) }]);
    expect(await lastAudit()).toMatchObject({
      details: {
        fields: ["subcategory", "subregion"],
        before: { subcategory: before.subcategory.name, subregion: before.subregion.name },
        after: { subcategory: after.subcategory.name, subregion: after.subregion.name },
      },
    });
  });

  test("is of no version of the other service's form, and of its own again when it goes back", async () => {
    const revisionOf = async () =>
      (await db.select({ of: jobRequests.formRevision }).from(jobRequests).where(eq(jobRequests.id, id)))[0]?.of;
    const asked = await revisionOf();
    const { form } = await admin.call.get({ id });
    const { subcategoryId } = world.place;
    await db.update(questionFormVersions).set({ form }).where(eq(questionFormVersions.subcategoryId, subcategoryId));
    expect(asked).toEqual(expect.any(Number));
    await move(await elsewhere());
    expect(await revisionOf()).toBeNull();
    await move(world.place);
    expect(await revisionOf()).toBe(asked);
  });

  test("neither to what is not there nor to a canton", async () => {
    const unknown = "019db000-0000-7000-8000-000000000000";
    expect(await refusal(move({ subcategoryId: unknown, subregionId: world.place.regionId }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { subcategoryId: [{}], subregionId: [{}] },
    });
  });

  test("is refused once companies have it, by the database too; a service that is merged takes it along", async () => {
    const to = await elsewhere();
    await admin.call.sendToCompanies({ id, companyIds: [first.id] });
    expect(await refusal(move(to))).toMatchObject({ code: "STATUS_CONFLICT" });
    const { categoryId, subcategoryId, regionId, subregionId } = to;
    const set = (values: Partial<typeof to>) => db.update(jobRequests).set(values).where(eq(jobRequests.id, id));
    const guarded = { cause: { constraint_name: "job_requests_sent_stays" } };
    await expect(set({ categoryId, subcategoryId })).rejects.toMatchObject(guarded);
    await expect(set({ regionId, subregionId })).rejects.toMatchObject(guarded);
    const from = await elsewhere();
    ({ id } = await world.make.request(client.id, from, {
      status: JobStatus.Canceled,
      canceledAt: "2026-03-01T08:00:00Z",
    }));
    await db.transaction(async (tx) => {
      await tx.update(jobRequests).set({ categoryId, subcategoryId }).where(eq(jobRequests.id, id));
      await tx.delete(subcategories).where(eq(subcategories.id, from.subcategoryId));
    });
    expect((await admin.call.get({ id })).subcategory.id).toBe(subcategoryId);
  });
});

describe("askPrecision", () => {
  test("writes to the client and stands in what happened", async () => {
    await ask();
    expect(await world.queued()).toEqual([{ kind: "precisionAsked", to: client.actor.userId }]);
    expect((await events()).at(-1)).toMatchObject({
      kind: "asked",
      actor: { id: admin.userId },
      text: "Quelle est la hauteur du plafond ?",
    });
    expect(await lastAudit()).toMatchObject({ action: "jobRequest.askPrecision", actorId: admin.userId });
  });

  test("at most five times a day, however many ask at once", async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => ask()));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const refused = await refusal(ask());
    expect(refused.code).toBe("TOO_MANY_REQUESTS");
    await db.update(jobRequestNotes).set({ createdAt: sql`now() - interval '25 hours'` });
    await ask();
  });

  test("not of a cancelled request", async () => {
    await client.call.cancel({ id });
    expect(await refusal(ask())).toMatchObject({ code: "STATUS_CONFLICT" });
  });
});

describe("what happened", () => {
  test("is told in its order, each with who did it", async () => {
    await ask();
    await admin.call.sendToCompanies({ id, companyIds: [first.id, second.id], undoSeconds: 60 });
    await admin.call.undoSend({ id, companyIds: [second.id] });
    await admin.call.sendNow({ id, companyIds: [first.id] });
    await first.call.get({ id });
    await first.call.answer({ id, response: "interested", message: "Volontiers." });
    await client.call.decide({ id, companyId: first.id, decision: "rejected" });
    await admin.call.cancel({ id, reason: "Le client a déménagé." });
    const of = (company: { id: string }) => [expect.objectContaining({ id: company.id })];
    expect(await events()).toMatchObject([
      { kind: "created", actor: { id: client.actor.userId, role: "Tenderer" } },
      { kind: "asked", actor: { id: admin.userId } },
      { kind: "sent", actor: { id: admin.userId }, companies: [...of(first), ...of(second)] },
      { kind: "undone", actor: { id: admin.userId }, companies: of(second) },
      { kind: "seen", companies: of(first) },
      { kind: "answered", companies: of(first), response: "interested" },
      { kind: "decided", actor: { id: client.actor.userId }, companies: of(first), decision: "rejected" },
      { kind: "canceled", actor: { id: admin.userId }, text: "Le client a déménagé." },
    ]);
  });

  test("a client's own cancellation is the client's", async () => {
    await client.call.cancel({ id });
    expect((await events()).at(-1)).toMatchObject({ kind: "canceled", actor: { id: client.actor.userId } });
  });

  test("sendings that no entry tells of are told by their times", async () => {
    const at = "2026-03-01T08:00:00.000Z";
    const row = await world.make.request(client.id, world.place, { status: JobStatus.Processed, processedAt: at });
    ({ id } = row);
    await world.make.recipient({ jobRequestId: id, companyId: first.id, createdAt: at });
    await world.make.recipient({ jobRequestId: id, companyId: second.id, createdAt: "2026-03-02T08:00:00.000Z" });
    const sent = (await events()).filter(({ kind }) => kind === "sent");
    expect(sent.map(({ companies: to }) => to.map((company) => company.id))).toEqual([[first.id], [second.id]]);
    expect(sent[0]).not.toHaveProperty("actor");
  });

  test("what was asked and why goes with the client", async () => {
    const { actor } = await world.make.tenderer();
    ({ id } = await world.as(actor).create(input()));
    await edit();
    await ask();
    await db.transaction((tx) => eraseAccount(tx, actor.userId));
    expect((await events()).map(({ kind }) => kind)).toEqual(["created", "canceled"]);
  });

  test("is for admins", async () => {
    for (const call of [client.call, first.call])
      expect(await refusal(call.followUp({ id }))).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the mails about it", () => {
  const mails = async () => (await admin.call.followUp({ id })).mails.filter(({ kind }) => kind === "requestSent");
  const jobOf = async () => (await mails())[0]?.id ?? "";
  const change = async (set: ReturnType<typeof sql>) =>
    db.execute(sql`update pgboss.job set ${set} where id = ${await jobOf()}`);

  test("stand with whom they are for and how far they are", async () => {
    await admin.call.sendToCompanies({ id, companyIds: [first.id], undoSeconds: 60 });
    expect(await mails()).toMatchObject([
      {
        kind: "requestSent",
        state: "held",
        recipient: { id: first.actor.userId, email: first.user.email },
        company: { id: first.id },
      },
    ]);
    await admin.call.sendNow({ id, companyIds: [first.id] });
    expect(await mails()).toMatchObject([{ state: "waiting" }]);
    await change(sql`state = 'retry', retry_count = 2, output = '{"code": "ECONNECTION"}'`);
    expect(await mails()).toMatchObject([{ state: "retrying", attempts: 2, reason: { code: "ECONNECTION" } }]);
  });

  test("one that was given up says why, and is followed when it is tried again", async () => {
    await admin.call.sendToCompanies({ id, companyIds: [first.id] });
    const job = await jobOf();
    await db.execute(sql`
      with gone as (delete from pgboss.job where id = ${job} returning data)
      insert into pgboss.job (name, data, source_id, source_root_id, source_retry_count, source_output)
      select 'mail.failed', data, ${job}, ${job}, 18, '{"responseCode": 550}' from gone`);
    expect(await mails()).toMatchObject([{ id: job, state: "failed", attempts: 19, reason: { responseCode: 550 } }]);
    await db.transaction((tx) => retryFailedMails(tx, { ids: [job] }));
    const [again] = await mails();
    expect(again).toMatchObject({ state: "waiting" });
    expect(again?.id).not.toBe(job);
  });
});
