import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { guaranteeDeadline } from "@metiro/shared/guarantee/working-hours";
import { beforeEach, describe, expect, test } from "vitest";
import { settleDue } from "../job/settle.ts";
import { guaranteeWorld } from "./scenario.ts";

const world = await guaranteeWorld();
const { admin, client, companies, of } = world;
const past = "14 days";

beforeEach(async () => {
  await world.rows`delete from job_requests`;
  await world.forgetMails();
  await world.configure({ "guarantee.hours": 48, "guarantee.answers": 1, "guarantee.autoSend": false });
});

const toRelaunch = async () => (await admin.call.listForAdmin({ guarantee: "toRelaunch" })).items.map(({ id }) => id);
const answerOf = (at: number, id: string, response: "interested" | "declined") =>
  companies[at]?.call.answer({ id, response, message: "Dès lundi." });

describe("the promise", () => {
  test("is written with the first sending, in working hours, and is what the client reads", async () => {
    const { id } = await client.call.create(world.input());
    expect(await of.client.get({ id })).toEqual({ jobRequestId: id, kept: false, canAsk: false, wishesLeft: 3 });
    const [first, second] = companies;
    const { processedAt = "" } = await admin.call.sendToCompanies({ id, companyIds: [first?.id ?? ""] });
    const { due, remind } = guaranteeDeadline(new Date(processedAt), 48);
    const promise = await world.promiseOf(id);
    expect(promise).toMatchObject({ outcome: null, answers: 1 });
    expect([promise?.["due_at"], promise?.["remind_at"]].map((at) => new Date(String(at)))).toEqual([due, remind]);
    expect(await of.client.own({ ids: [id] })).toEqual([
      { jobRequestId: id, due: due.toISOString(), answers: 1, kept: false },
    ]);
    // Who gets it later changes nothing of it.
    await admin.call.sendToCompanies({ id, companyIds: [second?.id ?? ""] });
    expect(await of.client.get({ id })).toMatchObject({ due: due.toISOString() });
  });

  test("goes with the sending that is taken back, and begins anew with the next one", async () => {
    const { id } = await client.call.create(world.input());
    const companyIds = [companies[0]?.id ?? ""];
    await admin.call.sendToCompanies({ id, companyIds, undoSeconds: 30 });
    // While it waits the client does not know that anybody has it.
    expect((await of.client.get({ id })).due).toBeUndefined();
    await admin.call.undoSend({ id, companyIds });
    expect(await world.promiseOf(id)).toBeUndefined();
    await admin.call.sendToCompanies({ id, companyIds });
    await admin.call.withdraw({ id, companyId: companyIds[0] ?? "" });
    expect(await world.promiseOf(id)).toBeUndefined();
  });

  test("is kept by an offer in time, whatever comes later, and not by a refusal", async () => {
    const [met, declined] = [await world.sent(), await world.sent()];
    await answerOf(0, met, "interested");
    await answerOf(0, declined, "declined");
    expect(await of.client.get({ id: met })).toMatchObject({ kept: true });
    for (const id of [met, declined]) await world.later(id, past);
    await world.minute();
    expect(await world.promiseOf(met)).toMatchObject({ outcome: "met", check_at: null });
    expect(await world.promiseOf(declined)).toMatchObject({ outcome: "missed" });
    expect(await toRelaunch()).toEqual([declined]);
  });

  test("counts as many offers as are promised", async () => {
    await world.configure({ "guarantee.answers": 2 });
    const id = await world.sent(3);
    await answerOf(0, id, "interested");
    await world.later(id, past);
    await world.minute();
    expect(await world.promiseOf(id)).toMatchObject({ outcome: "missed" });
    expect((await of.client.get({ id })).relaunch).toMatchObject({ reason: "missed", uncovered: false });
  });

  test("is nobody's fault where the request ended before its time", async () => {
    const id = await world.sent();
    await client.call.cancel({ id });
    await world.later(id, past);
    // Cancelled within the time that was promised.
    await world.rows`update job_requests set canceled_at = (select due_at - interval '1 hour' from request_guarantees where job_request_id = ${id}) where id = ${id}`;
    await world.minute();
    expect(await world.promiseOf(id)).toMatchObject({ outcome: "ended" });
    expect(await toRelaunch()).toEqual([]);
  });
});

describe("a promise that was not kept", () => {
  test("puts the request on the list with the next best companies, and tells the client once", async () => {
    const id = await world.sent();
    await world.later(id, past);
    await world.minute();
    await world.minute();
    expect(await toRelaunch()).toEqual([id]);
    // The tabs tell it beside every list, within the filters that all tabs keep; beside others, and of a search, nobody counts it.
    const counted = async (filter: Parameters<typeof admin.call.rowsForAdmin>[0]) =>
      (await admin.call.rowsForAdmin(filter)).relaunchCount;
    const { subcategoryId } = world.place;
    expect(await Promise.all([{}, { statuses: [JobStatus.Active] }, { subcategoryId }].map(counted))).toEqual([
      1, 1, 1,
    ]);
    expect(await counted({ hasPhotos: true })).toBe(0);
    for (const other of [{ search: "salon" }, { progress: "sent" }, { guarantee: "missed" }] as const)
      expect(await counted(other)).toBeUndefined();
    expect(await world.mailsOf("requestRelaunched")).toEqual([{ kind: "requestRelaunched", to: client.actor.userId }]);
    const asked = await world.recipientsOf(id);
    const { companies: proposed, ...next } = await of.admin.next({ id });
    // Both places of the silent ones are free again: as many as a request may have.
    expect(next).toMatchObject({ reason: "missed", autoSends: 0, freePlaces: 5 });
    expect(proposed).toHaveLength(5);
    const place = { subcategoryId: world.place.subcategoryId, subregionId: world.place.subregionId };
    const ranked = await world.make.company({}, { serves: place }).then(() => of.admin.next({ id }));
    expect(ranked.companies.some((company) => asked.includes(company.id))).toBe(false);
  });

  test("is looked at once by any number of processes", async () => {
    const ids = await Promise.all([world.sent(), world.sent(), world.sent()]);
    for (const id of ids) await world.later(id, past);
    const settled = await Promise.all([settleDue(world.db), settleDue(world.db), settleDue(world.db)]);
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await toRelaunch()).toSorted()).toEqual(ids.toSorted());
    expect(await world.mailsOf("requestRelaunched")).toHaveLength(3);
  });

  test("is off the list once an admin sends it on, and the client hears of it when it cannot be taken back", async () => {
    const id = await world.sent();
    await world.later(id, past);
    await world.minute();
    await world.forgetMails();
    const companyIds = (await of.admin.next({ id })).companies.map((company) => company.id);
    await admin.call.sendToCompanies({ id, companyIds, undoSeconds: 30 });
    expect(await toRelaunch()).toEqual([]);
    await world.minute();
    expect((await of.client.get({ id })).relaunch?.end).toBeUndefined();
    await admin.call.undoSend({ id, companyIds });
    expect(await toRelaunch()).toEqual([id]);
    await admin.call.sendToCompanies({ id, companyIds });
    await world.minute();
    const told = await of.client.get({ id });
    expect(told).toMatchObject({ relaunch: { end: "sent", sentTo: 5 }, outcome: "missed", wishesLeft: 3 });
    expect(Date.parse(told.due ?? "")).toBeGreaterThan(Date.now());
    expect(await world.mailsOf("requestRelaunched")).toHaveLength(1);
    // The second promise is watched like the first.
    await world.later(id, past);
    await world.minute();
    expect(await toRelaunch()).toEqual([id]);
  });

  test("is over without a word when somebody answers after all, or the client gives up", async () => {
    const [late, given] = [await world.sent(), await world.sent()];
    for (const id of [late, given]) await world.later(id, past);
    await world.minute();
    await world.forgetMails();
    await answerOf(0, late, "interested");
    await client.call.cancel({ id: given });
    await world.minute();
    expect(await of.client.get({ id: late })).toMatchObject({
      outcome: "missed",
      kept: true,
      relaunch: { end: "ended" },
    });
    expect((await of.client.get({ id: given })).relaunch).toMatchObject({ end: "ended" });
    expect(await world.mailsOf("requestRelaunched")).toEqual([]);
  });

  test("says where nobody else covers it, and an admin takes it off the list", async () => {
    const lonely = await world.make.region({ parentId: world.place.regionId });
    const { id } = await client.call.create(world.input({ subregionId: lonely.id }));
    await admin.call.sendToCompanies({ id, companyIds: [companies[0]?.id ?? ""] });
    await world.later(id, past);
    await world.minute();
    expect((await of.client.get({ id })).relaunch).toMatchObject({ reason: "missed", uncovered: true });
    expect(await of.admin.next({ id })).toMatchObject({ companies: [] });
    expect(await of.admin.dismiss({ id })).toMatchObject({ relaunch: { end: "dismissed" } });
    await expect(of.admin.dismiss({ id })).rejects.toMatchObject({ cause: { code: "STATUS_CONFLICT" } });
    expect(await toRelaunch()).toEqual([]);
  });
});

describe("places", () => {
  test("of silent companies are free after their days, and of others never", async () => {
    await world.configure({ "jobRequest.maxRecipients": 2, "jobRequest.answerDays": 5 });
    const id = await world.sent();
    const send = (at: number) => admin.call.sendToCompanies({ id, companyIds: [companies[at]?.id ?? ""] });
    await expect(send(2)).rejects.toMatchObject({ cause: { code: "TOO_MANY_RECIPIENTS" } });
    await answerOf(0, id, "declined");
    await world.later(id, "6 days");
    await send(2);
    await expect(send(3)).rejects.toMatchObject({
      cause: { code: "TOO_MANY_RECIPIENTS", params: { max: 2, present: 2 } },
    });
    await world.configure({ "jobRequest.maxRecipients": 5 });
  });
});

describe("without an admin", () => {
  test("a request is sent on at most twice, in nobody's name, and the client is told by one mail each time", async () => {
    await world.configure({ "guarantee.autoSend": true, "jobRequest.maxRecipients": 2 });
    const id = await world.sent();
    await world.forgetMails();
    for (const times of [1, 2]) {
      await world.later(id, past);
      await Promise.all([world.minute(), world.minute()]);
      expect(await world.promiseOf(id)).toMatchObject({ auto_sends: times });
      expect(await world.recipientsOf(id)).toHaveLength(2 + 2 * times);
      expect(await world.mailsOf("requestRelaunched")).toHaveLength(times);
      expect(await toRelaunch()).toEqual([]);
    }
    await world.later(id, past);
    await world.minute();
    expect(await world.recipientsOf(id)).toHaveLength(6);
    expect(await toRelaunch()).toEqual([id]);
    const entries = await world.rows`
      select actor_id from audit_entries where action = 'jobRequest.sendToCompanies' and entity_id = ${id} order by id`;
    expect(entries.map((entry) => entry["actor_id"] === null)).toEqual([false, true, true]);
    await world.configure({ "jobRequest.maxRecipients": 5 });
  });

  test("what waits when it is switched on leaves with the next minute", async () => {
    const id = await world.sent();
    await world.later(id, past);
    await world.minute();
    await world.configure({ "guarantee.autoSend": true });
    await world.minute();
    expect(await world.recipientsOf(id)).toHaveLength(7);
    expect((await of.client.get({ id })).relaunch).toMatchObject({ end: "sent", sentTo: 5 });
  });
});

describe("silent companies", () => {
  test("are reminded once, a working day before, and nobody who answered is", async () => {
    const id = await world.sent(3);
    await answerOf(0, id, "declined");
    await world.forgetMails();
    await world.minute();
    expect(await world.mailsOf("answerReminder")).toEqual([]);
    await world.later(id, "2 days");
    await world.rows`update request_guarantees set remind_at = now() - interval '1 minute' where job_request_id = ${id}`;
    await Promise.all([world.minute(), world.minute()]);
    const silent = companies.slice(1, 3).map((company) => company.actor.userId);
    expect((await world.mailsOf("answerReminder")).map(({ to }) => to).toSorted()).toEqual(silent.toSorted());
    expect((await admin.call.desk({ id })).reminders).toHaveLength(2);
  });

  test("are left alone where an offer is there, or where they got it just now", async () => {
    const [kept, fresh] = [await world.sent(), await world.sent()];
    await answerOf(0, kept, "interested");
    await world.later(kept, "2 days");
    await world.forgetMails();
    await world.rows`update request_guarantees set remind_at = now() - interval '1 minute'`;
    await world.minute();
    expect(await world.mailsOf("answerReminder")).toEqual([]);
    expect(await world.promiseOf(fresh)).toMatchObject({ remind_at: null });
  });
});

describe("a client asks for another company", () => {
  test("not while answers may still come, but once they are late, declined, or not to its taste", async () => {
    const id = await world.sent();
    await expect(of.client.askAnother({ id })).rejects.toMatchObject({ cause: { code: "STATUS_CONFLICT" } });
    await answerOf(0, id, "interested");
    expect(await of.client.get({ id })).toMatchObject({ canAsk: true, wishesLeft: 3 });
    const asked = await of.client.askAnother({ id });
    expect(asked).toMatchObject({
      canAsk: false,
      wishesLeft: 2,
      relaunch: { reason: "offersUnsuitable", uncovered: false },
    });
    // A second press finds it there.
    expect(await of.client.askAnother({ id })).toMatchObject({ wishesLeft: 2 });
    expect(await toRelaunch()).toEqual([id]);
    expect(await of.admin.next({ id })).toMatchObject({ reason: "offersUnsuitable" });
    const entries = await world.rows`select details from audit_entries where action = 'guarantee.askAnother'`;
    expect(entries).toMatchObject([{ details: { reason: "offersUnsuitable" } }]);

    const declined = await world.sent(1);
    await answerOf(0, declined, "declined");
    expect(await of.client.askAnother({ id: declined })).toMatchObject({ relaunch: { reason: "answersMissing" } });
  });

  test("at most three times, and what was offered before does not count for the new promise", async () => {
    const id = await world.sent(1);
    await answerOf(0, id, "interested");
    for (const at of [1, 2, 3]) {
      await of.client.askAnother({ id });
      await admin.call.sendToCompanies({ id, companyIds: [companies[at]?.id ?? ""] });
      await world.minute();
      expect(await of.client.get({ id })).toMatchObject({ kept: false, relaunch: { end: "sent", sentTo: 1 } });
    }
    expect(await of.client.get({ id })).toMatchObject({ canAsk: false, wishesLeft: 0 });
    await expect(of.client.askAnother({ id })).rejects.toMatchObject({ cause: { code: "STATUS_CONFLICT" } });
    // The first promise is judged by itself.
    await world.later(id, past);
    await world.minute();
    expect(await world.promiseOf(id)).toMatchObject({ outcome: "met" });
    await world.minute();
    expect((await of.client.get({ id })).relaunch).toMatchObject({ reason: "missed" });
  });

  test("only of its own request, and not once it has chosen", async () => {
    const id = await world.sent(1);
    await answerOf(0, id, "interested");
    const other = await world.make.tenderer();
    await expect(world.guaranteeAs(other.actor).askAnother({ id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    expect(await world.guaranteeAs(other.actor).own({ ids: [id] })).toEqual([]);
    await client.call.decide({ id, companyId: companies[0]?.id ?? "", decision: "accepted" });
    await expect(of.client.askAnother({ id })).rejects.toMatchObject({ cause: { code: "STATUS_CONFLICT" } });
    expect((await of.client.get({ id })).due).toBeUndefined();
  });
});
