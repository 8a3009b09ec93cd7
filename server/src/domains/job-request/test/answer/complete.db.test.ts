import { swissToday } from "@metiro/shared/calendar-day";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { jobRequestCompanies, jobRequests } from "../../../../db/schema/index.ts";
import { refusal } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { eraseAccount } from "../../../auth/index.ts";
import { eraseOldRequests } from "../../erase/erase-old-requests.ts";
import { worldIn } from "../scenario.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];

let id = "";
beforeEach(async () => {
  ({ id } = await client.call.create(input()));
  await admin.call.sendToCompanies({ id, companyIds: [first.id, second.id] });
  for (const company of [first, second])
    await company.call.answer({ id, response: "interested", message: "Volontiers." });
  await client.call.decide({ id, companyId: first.id, decision: "accepted" });
  await world.forgetMails();
});
const done = () => client.call.markDone({ id, companyId: first.id });

describe("markDone", () => {
  test("says who did the work and when; the status stays, the company is told", async () => {
    expect(await done()).toMatchObject({
      status: JobStatus.Processed,
      doneAt: expect.any(String),
      doneOn: swissToday(),
      doneCompanyId: first.id,
    });
    expect(await world.queued()).toEqual([{ kind: "jobDone", to: first.actor.userId }]);
    expect((await admin.call.followUp({ id })).events.at(-1)).toMatchObject({
      kind: "done",
      companies: [{ id: first.id }],
      actor: { id: client.actor.userId },
    });
  });

  test("stands in the lists of all; who did it only for the one that did", async () => {
    await done();
    const own = (await client.call.listForTenderer({})).items.find((item) => item.id === id);
    expect(own).toMatchObject({ doneOn: swissToday(), doneCompanyId: first.id });
    expect(await first.call.get({ id })).toMatchObject({ doneOn: swissToday(), doneCompanyId: first.id });
    const [detail, page] = [await second.call.get({ id }), await second.call.listForCompany({})];
    for (const seen of [detail, page.items.find((item) => item.id === id)]) {
      expect(seen).toMatchObject({ doneOn: swissToday() });
      expect(seen).not.toHaveProperty("doneCompanyId");
    }
  });

  test("moves it among the client's own: the stage and the phase say so, to nobody but client and admins", async () => {
    const { phaseCounts: before } = await client.call.listForTenderer({});
    await done();
    const { phaseCounts, ...open } = await client.call.listForTenderer({ phase: "open", pageSize: 100 });
    expect(phaseCounts).toEqual({ ...before, open: before.open - 1, done: before.done + 1 });
    expect(open.totalCount).toBe(phaseCounts.open);
    expect(open.items.map((item) => item.id)).not.toContain(id);
    const finished = await client.call.listForTenderer({ phase: "done", pageSize: 100 });
    expect(finished).toMatchObject({ totalCount: phaseCounts.done, phaseCounts });
    expect(finished.items[0]).toMatchObject({ id, stage: "done" });
    expect(await admin.call.get({ id })).toMatchObject({ stage: "done" });
    expect(await first.call.get({ id })).not.toHaveProperty("stage");
    expect((await first.call.listForCompany({})).items[0]).not.toHaveProperty("stage");
  });

  test("ends what can happen to the request", async () => {
    await done();
    const calls = [
      done,
      () => client.call.cancel({ id }),
      () => admin.call.cancel({ id }),
      () => admin.call.sendToCompanies({ id, companyIds: [second.id] }),
      () => second.call.answer({ id, response: "declined" }),
      () => client.call.decide({ id, companyId: second.id, decision: "accepted" }),
    ];
    for (const call of calls) expect(await refusal(call())).toMatchObject({ code: "JOB_DONE" });
    expect(await admin.call.cancelMany({ ids: [id] })).toEqual({ done: [], refused: [{ id, code: "JOB_DONE" }] });
  });

  test("is refused for a company that was not accepted, and before any was", async () => {
    const late = client.call.markDone({ id, companyId: second.id });
    expect(await refusal(late)).toMatchObject({ code: "NOT_ACCEPTED" });
    const { id: open } = await client.call.create(input());
    expect(await refusal(client.call.markDone({ id: open, companyId: first.id }))).toMatchObject({
      code: "STATUS_CONFLICT",
    });
  });

  test.each([
    ["2199-01-01", "tooLate"],
    ["2020-01-01", "tooEarly"],
  ])("refuses the day %s on its field", async (doneOn, rule) => {
    expect(await refusal(client.call.markDone({ id, companyId: first.id, doneOn }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { doneOn: [{ rule }] },
    });
  });

  test("is written once, however often it is said at once", async () => {
    const results = await Promise.allSettled([done(), done(), done()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await world.queued()).toHaveLength(1);
  });
});

describe("undoDone", () => {
  test("opens the request again and stays in what happened", async () => {
    await done();
    const open = await client.call.undoDone({ id });
    for (const field of ["doneAt", "doneOn", "doneCompanyId"]) expect(open).not.toHaveProperty(field);
    await client.call.decide({ id, companyId: second.id, decision: "accepted" });
    const kinds = (await admin.call.followUp({ id })).events.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["done", "notDone"]));
    expect(kinds.filter((kind) => kind === "sent")).toHaveLength(1);
    await client.call.markDone({ id, companyId: second.id });
  });

  test("is refused after two weeks, and where nothing is done", async () => {
    expect(await refusal(client.call.undoDone({ id }))).toMatchObject({ code: "STATUS_CONFLICT" });
    await done();
    await db
      .update(jobRequests)
      .set({ doneAt: sql`now() - interval '14 days'` })
      .where(eq(jobRequests.id, id));
    expect(await refusal(client.call.undoDone({ id }))).toMatchObject({ code: "UNDO_TOO_LATE" });
  });
});

describe("a rejection", () => {
  const rejected = { companyId: second.id, decision: "rejected", reason: "timing", note: "Dès mars." } as const;

  test("carries its reason to the company and to the back office", async () => {
    await client.call.decide({ id, ...rejected });
    expect((await second.call.get({ id })).jobRequestCompanies[0]).toMatchObject({
      clientDecision: "rejected",
      rejectReason: "timing",
      rejectNote: "Dès mars.",
    });
    expect((await first.call.get({ id })).jobRequestCompanies).toHaveLength(1);
    expect((await admin.call.followUp({ id })).events.at(-1)).toMatchObject({
      kind: "decided",
      rejectReason: "timing",
      text: "Dès mars.",
    });
  });

  test("loses it when the answer is accepted after all; an acceptance has none", async () => {
    await client.call.decide({ id, ...rejected });
    const request = await client.call.decide({ id, ...rejected, decision: "accepted" });
    const row = request.jobRequestCompanies.find(({ company }) => company.id === second.id);
    expect(row).toMatchObject({ clientDecision: "accepted" });
    expect(row).not.toHaveProperty("rejectReason");
    expect(row).not.toHaveProperty("rejectNote");
  });

  test("with a reason that is none is refused on its field", async () => {
    const unknown = client.call.decide({ id, ...rejected, reason: "caprice" });
    expect(await refusal(unknown)).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { reason: [{ rule: "choice" }] },
    });
  });

  test("loses the client’s words with its personal data, done work stays done", async () => {
    await client.call.decide({ id, ...rejected });
    await done();
    await db
      .update(jobRequests)
      .set({ createdAt: sql`now() - interval '25 months'` })
      .where(eq(jobRequests.id, id));
    await eraseOldRequests(db, new AbortController().signal);
    const [row] = await db
      .select()
      .from(jobRequestCompanies)
      .where(eq(jobRequestCompanies.jobRequestId, id))
      .orderBy(sql`reject_reason nulls last`);
    expect(row).toMatchObject({ rejectReason: "timing", rejectNote: null });
    await db.transaction((tx) => eraseAccount(tx, client.actor.userId));
    expect(await admin.call.get({ id })).toMatchObject({ status: JobStatus.Processed, doneCompanyId: first.id });
  });
});
