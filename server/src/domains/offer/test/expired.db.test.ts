import { plusDays, swissMoment, swissToday } from "@metiro/shared/calendar-day";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn, painting } from "./offer.fixture.ts";

const database = await testDatabase();
const { sql } = database;
const world = await offersIn(database);
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let jobRequestId = "";
beforeEach(async () => {
  [client, company] = await Promise.all([world.client(), world.company()]);
  jobRequestId = await world.request(client.id, [company.id]);
});
afterEach(() => void vi.useRealTimers());

const last = plusDays(swissToday(), 10);
const save = (more: object = {}) => company.call.offer.save({ jobRequestId, ...painting, validUntil: last, ...more });
const decide = (decision: "accepted" | "rejected") =>
  client.call.jobRequest.decide({ id: jobRequestId, companyId: company.id, decision });
const standing = async () => (await client.call.jobRequest.get({ id: jobRequestId })).jobRequestCompanies[0];
/** Sets the clock to a time of Switzerland so many days after the last one. */
const on = (days: number, time: string) =>
  void vi.useFakeTimers({ toFake: ["Date"], now: new Date(swissMoment(plusDays(last, days), time)) });
test("an offer is accepted on its last day, until midnight in Switzerland", async () => {
  await save();
  on(0, "23:59");
  await decide("accepted");
  expect(await standing()).toMatchObject({ clientDecision: "accepted" });
});

test("after that day it is not, and can still be declined; a rejected one is not accepted either", async () => {
  await save();
  on(1, "00:01");
  expect(await refusal(decide("accepted"))).toMatchObject({ code: "OFFER_EXPIRED" });
  expect(await standing()).toMatchObject({ clientDecision: "none" });
  await decide("rejected");
  expect(await refusal(decide("accepted"))).toMatchObject({ code: "OFFER_EXPIRED" });
  expect(await standing()).toMatchObject({ clientDecision: "rejected" });
});

test("what replaced it counts: a new offer, or a short answer, which has no such day", async () => {
  await save();
  await save({ validUntil: undefined });
  on(1, "12:00");
  await decide("accepted");
  vi.useRealTimers();
  jobRequestId = await world.request(client.id, [company.id]);
  await save();
  await company.call.jobRequest.answer({ id: jobRequestId, response: "interested", message: "Volontiers." });
  on(1, "12:00");
  await decide("accepted");
  expect(await standing()).toMatchObject({ clientDecision: "accepted" });
});

test("an amendment is not accepted after its own last day, and can be refused; what stands stays", async () => {
  await save({ validUntil: plusDays(last, 100) });
  await decide("accepted");
  const amend = async () =>
    (await company.call.offer.amend({ jobRequestId, ...painting, validUntil: last, reason: "Le mur est humide." }))
      .proposed?.id ?? "";
  const id = await amend();
  on(1, "00:01");
  expect(await refusal(client.call.offer.decideAmendment({ id, decision: "accepted" }))).toMatchObject({
    code: "OFFER_EXPIRED",
  });
  const { current, former } = await client.call.offer.decideAmendment({ id, decision: "refused" });
  expect([current?.version, former[0]?.state]).toEqual([1, "refused"]);
  vi.useRealTimers();
  const second = await amend();
  on(0, "23:59");
  await client.call.offer.decideAmendment({ id: second, decision: "accepted" });
});

test("it is judged while the answer is held: an offer that expired while one waited is not accepted", async () => {
  await save();
  let decided: Promise<{ code?: string }> | undefined;
  await sql.begin(async (tx) => {
    await tx`select from job_request_companies where job_request_id = ${jobRequestId} for update`;
    decided = refusal(decide("accepted"));
    await vi.waitFor(
      async () => {
        const [waiting] =
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting).toBeDefined();
      },
      { timeout: 5_000 },
    );
    on(1, "00:00");
  });
  expect(await decided).toMatchObject({ code: "OFFER_EXPIRED" });
});
