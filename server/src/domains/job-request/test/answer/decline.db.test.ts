import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { describe, beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { companyRouter } from "../../../company/index.ts";
import { worldIn } from "../scenario.ts";

const database = await testDatabase();
const world = await worldIn(database);
const { make, place, admin, client, companies } = world;
const [own, other] = companies as [(typeof companies)[0], (typeof companies)[0]];
const matching = createCallerFactory(companyRouter)(contextOf(database, admin));
const { subcategoryId, subregionId } = place;

beforeEach(() => emptyTables(database.sql, "job_requests"));

async function sent(at: { subcategoryId: string; subregionId: string } = place) {
  const { id } = await make.request(client.id, at, {
    status: JobStatus.Processed,
    processedAt: new Date().toISOString(),
  });
  for (const { id: companyId } of [own, other]) await make.recipient({ jobRequestId: id, companyId });
  await world.forgetMails();
  return id;
}

const rowOf = async (id: string, companyId: string) =>
  (await admin.call.get({ id })).jobRequestCompanies.find(({ company }) => company.id === companyId);
const firstAnswered = async (id: string) =>
  (await database.sql<{ at: string | null }[]>`select first_answered_at as at from job_requests where id = ${id}`)[0]
    ?.at;

describe("a decline", () => {
  test("keeps its reason, which the back office reads and the client only where it can learn from it", async () => {
    const id = await sent();
    await own.call.answer({ id, response: "declined", declineReason: "too_far" });
    await other.call.answer({ id, response: "declined", declineReason: "low_budget", message: "Un peu juste." });
    expect((await rowOf(id, own.id))?.declineReason).toBe("too_far");
    expect((await own.call.get({ id })).jobRequestCompanies[0]?.declineReason).toBe("too_far");
    const told = (await client.call.get({ id })).jobRequestCompanies;
    expect(told.map(({ company, declineReason }) => [company.id, declineReason])).toEqual(
      expect.arrayContaining([
        [own.id, undefined],
        [other.id, "low_budget"],
      ]),
    );
  });

  test("has no reason once it is an interested answer, nor has one that never declined", async () => {
    const id = await sent();
    await own.call.answer({ id, response: "declined", declineReason: "no_capacity" });
    await own.call.answer({ id, response: "interested", message: "Volontiers.", declineReason: "no_capacity" });
    expect(await rowOf(id, own.id)).toMatchObject({ response: "interested" });
    expect(await rowOf(id, own.id)).not.toHaveProperty("declineReason");
    await expect(
      database.sql`update job_request_companies set decline_reason = 'too_far' where job_request_id = ${id}`,
    ).rejects.toThrow("job_request_companies_reason_of_decline");
  });

  test("tells the client after some seconds: until then it can be taken back in silence", async () => {
    const id = await sent();
    await own.call.answer({ id, response: "declined" });
    const [mail] = await database.sql<{ waits: boolean }[]>`
      select start_after > now() + interval '5 seconds' as waits from pgboss.job where name = 'mail'`;
    expect(mail).toEqual({ waits: true });
  });
});

describe("an answer that was withdrawn", () => {
  const quote = { response: "interested", message: "Volontiers." } as const;
  const told = async (id: string) => [
    (await own.call.get({ id })).jobRequestCompanies[0]?.withdrawn,
    (await client.call.get({ id })).jobRequestCompanies.find(({ company }) => company.id === own.id)?.withdrawn,
    (await rowOf(id, own.id))?.withdrawn,
    (await admin.call.responsesForAdmin({ companyId: own.id })).items[0]?.withdrawn,
    (await admin.call.followUp({ id })).events.find(({ kind }) => kind === "answered")?.withdrawn,
  ];

  test("is told apart from a decline to everybody who reads it, until the company answers again", async () => {
    const id = await sent();
    await own.call.answer({ id, response: "declined" });
    expect(new Set(await told(id))).toEqual(new Set([false]));
    await own.call.answer({ id, ...quote });
    expect(new Set(await told(id))).toEqual(new Set([false]));
    await own.call.answer({ id, response: "declined" });
    expect(new Set(await told(id))).toEqual(new Set([true]));
    await own.call.answer({ id, ...quote });
    expect(new Set(await told(id))).toEqual(new Set([false]));
    await own.call.answer({ id, response: "declined", declineReason: "no_capacity" });
    expect(new Set(await told(id))).toEqual(new Set([false]));
  });
});

describe("taking a decline back", () => {
  test("leaves the request as if it had not been answered", async () => {
    const id = await sent();
    await own.call.answer({ id, response: "declined", declineReason: "other", message: "Non merci" });
    expect(await firstAnswered(id)).not.toBeNull();
    const request = await own.call.undoDecline({ id });
    const [row] = request.jobRequestCompanies;
    expect(row).toMatchObject({ response: "none", late: false });
    for (const gone of ["message", "declineReason", "respondedAt"]) expect(row).not.toHaveProperty(gone);
    expect(row?.seenAt).toEqual(expect.any(String));
    expect(await firstAnswered(id)).toBeNull();
    expect((await own.call.listForCompany({ folder: "seen" })).items.map((item) => item.id)).toEqual([id]);
  });

  test("leaves the first answer to whoever else has answered", async () => {
    const id = await sent();
    await own.call.answer({ id, response: "declined" });
    await other.call.answer({ id, response: "interested", message: "Volontiers." });
    const later = (await rowOf(id, other.id))?.respondedAt;
    await own.call.undoDecline({ id });
    expect(new Date((await firstAnswered(id)) ?? "").toISOString()).toBe(later);
  });

  test("is refused where nothing was declined, where the request is closed, and to others", async () => {
    const id = await sent();
    expect(await refusal(own.call.undoDecline({ id }))).toMatchObject({ code: "NOTHING_TO_UNDO" });
    await own.call.answer({ id, response: "interested", message: "Volontiers." });
    expect(await refusal(own.call.undoDecline({ id }))).toMatchObject({ code: "NOTHING_TO_UNDO" });
    expect(await refusal(companies[2]?.call.undoDecline({ id }) ?? Promise.resolve())).toMatchObject({
      code: "NOT_FOUND",
    });
    await other.call.answer({ id, response: "declined" });
    await client.call.cancel({ id });
    expect(await refusal(other.call.undoDecline({ id }))).toMatchObject({ code: "STATUS_CONFLICT" });
  });
});

describe("taking the latest answer back", () => {
  const offer = {
    response: "interested",
    message: "Mardi",
    priceMin: 100,
    priceUnit: "hour",
    vat: "included",
    duration: 8,
    durationUnit: "day",
    visit: "offered",
  } as const;

  test("of the first one leaves the request as if it had not been answered", async () => {
    const id = await sent();
    await own.call.answer({ id, ...offer });
    const [row] = (await own.call.undoAnswer({ id })).jobRequestCompanies;
    expect(row).toMatchObject({ response: "none" });
    for (const gone of ["message", "priceMin", "priceUnit", "vat", "duration", "durationUnit", "visit", "respondedAt"])
      expect(row).not.toHaveProperty(gone);
    expect(await firstAnswered(id)).toBeNull();
    expect(await refusal(own.call.undoAnswer({ id }))).toMatchObject({ code: "NOTHING_TO_UNDO" });
  });

  test("puts an offer that was withdrawn or changed back as it was, with its time", async () => {
    const id = await sent();
    await own.call.answer({ id, ...offer });
    await database.sql`update job_request_companies set responded_at = responded_at - interval '4 days' where company_id = ${own.id}`;
    const before = await rowOf(id, own.id);
    const stored = () => database.sql`select * from job_request_companies where company_id = ${own.id}`;
    const [row] = await stored();
    await own.call.answer({ id, response: "declined" });
    await own.call.undoAnswer({ id });
    expect(await stored()).toEqual([row]);
    await own.call.answer({ id, ...offer, message: "Mercredi" });
    await own.call.undoAnswer({ id });
    expect(await rowOf(id, own.id)).toEqual(before);
    expect((await database.sql`select from replaced_answers`).length).toBe(0);
  });

  test("is refused once its seconds are over, and once the client has decided", async () => {
    const id = await sent();
    await own.call.answer({ id, ...offer });
    await client.call.decide({ id, companyId: own.id, decision: "rejected" });
    expect(await refusal(own.call.undoAnswer({ id }))).toMatchObject({ code: "DECISION_FINAL" });
    await other.call.answer({ id, ...offer });
    await database.sql`update job_request_companies set responded_at = responded_at - interval '11 seconds' where company_id = ${other.id}`;
    expect(await refusal(other.call.undoAnswer({ id }))).toMatchObject({ code: "NOTHING_TO_UNDO" });
  });
});

test("an offer says something: words, a price or a visit", async () => {
  const id = await sent();
  for (const empty of [
    {},
    { message: "  " },
    { priceUnit: "hour" as const },
    { availableFrom: "2099-01-01" },
    { duration: 3, durationUnit: "week" as const },
    { visit: "unneeded" as const },
  ])
    expect(await refusal(own.call.answer({ id, response: "interested", ...empty }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { message: [{ rule: "saysNothing" }] },
    });
  await own.call.answer({ id, response: "interested", visit: "done" });
  expect(await rowOf(id, own.id)).toMatchObject({ visit: "done" });
});

test("an offer tells of VAT, how long the work takes and whether a visit comes first; VAT needs a price, a length its unit", async () => {
  const id = await sent();
  const said = { duration: 8, durationUnit: "day", visit: "required" } as const;
  await own.call.answer({ id, response: "interested", vat: "excluded", ...said });
  const unpriced = await rowOf(id, own.id);
  expect(unpriced).toMatchObject(said);
  expect(unpriced).not.toHaveProperty("vat");
  const priced = { priceMin: 100, priceUnit: "total", vat: "excluded" } as const;
  await own.call.answer({ id, response: "interested", ...said, ...priced });
  expect((await client.call.get({ id })).jobRequestCompanies).toContainEqual(
    expect.objectContaining({ ...said, ...priced }),
  );
  expect(await refusal(own.call.answer({ id, response: "interested", message: "Oui.", duration: 2 }))).toMatchObject({
    errors: { durationUnit: [{ rule: "required" }] },
  });
});

describe("reasons that repeat", () => {
  async function decline(reason: "too_far" | "other_trade" | "no_capacity" | "too_small", times: number, at = place) {
    for (let n = 0; n < times; n += 1)
      await own.call.answer({ id: await sent(at), response: "declined", declineReason: reason });
  }

  test("tell the company which district or trade it might leave, while it still serves it", async () => {
    const morges = await make.region({ parentId: place.regionId, name: "Morges" });
    await decline("too_far", 3);
    await decline("too_far", 4, { ...place, subregionId: morges.id });
    await decline("other_trade", 2);
    await decline("no_capacity", 5);
    expect(await own.call.declineHints()).toEqual([
      { reason: "too_far", count: 3, subregion: expect.objectContaining({ id: subregionId, name: "Lausanne" }) },
    ]);
    await decline("other_trade", 2);
    expect((await own.call.declineHints()).map(({ reason, count }) => [reason, count])).toEqual([
      ["other_trade", 4],
      ["too_far", 3],
    ]);
    expect(await other.call.declineHints()).toEqual([]);
  });

  test("are not those of long ago", async () => {
    await decline("too_far", 3);
    await database.sql`update job_request_companies set responded_at = now() - interval '91 days' where response = 'declined'`;
    expect(await own.call.declineHints()).toEqual([]);
  });

  test("stand beside a company's rank where the trade or the district is asked for", async () => {
    const elsewhere = await make.region({ parentId: place.regionId, name: "Nyon" });
    const declines = async () =>
      (await matching.matching({ subcategoryId, subregionId })).find(({ id }) => id === own.id)?.declines;
    await decline("too_far", 1);
    expect(await declines()).toBeUndefined();
    await decline("too_far", 3, { ...place, subregionId: elsewhere.id });
    expect(await declines()).toBeUndefined();
    await decline("too_far", 1);
    expect(await declines()).toEqual({ reason: "too_far", count: 2 });
    await decline("too_small", 3, { ...place, subregionId: elsewhere.id });
    expect(await declines()).toEqual({ reason: "too_small", count: 3 });
    expect(
      (await matching.matching({ subcategoryId, subregionId })).filter(({ declines: found }) => found),
    ).toHaveLength(1);
  });
});
