import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { everyAdmin } from "../../notification/index.ts";
import { worldIn } from "./scenario.ts";

/** The settings are changed past the server, which only the process of the test is told. */
const isSpread = inject("processes").count > 0;
const database = await testDatabase();
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [first, second, third] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]];

beforeEach(() => world.forgetMails());

const created = () => client.call.create(input());
async function sent(...to: { id: string }[]) {
  const { id } = await created();
  await admin.call.sendToCompanies({ id, companyIds: to.map((company) => company.id) });
  return id;
}
async function answered(response: "interested" | "declined" = "interested") {
  const id = await sent(first, second);
  await first.call.answer({
    id,
    response,
    message: "Volontiers.",
    priceMin: 500_000,
    priceMax: 600_000,
    priceUnit: "total",
  });
  await world.forgetMails();
  return id;
}

describe("create", () => {
  test("makes an Active request with a snapshot of the form, and tells client and admins", async () => {
    const request = await created();
    expect(request).toMatchObject({
      status: JobStatus.Active,
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      answers: { area: 6.5, tenant: false },
      jobRequestCompanies: [],
      contactVisible: true,
    });
    expect(request.form.steps[0]?.questions).toHaveLength(4);
    const [kept] = await database.sql`select form_revision from job_requests where id = ${request.id}`;
    expect(kept).toEqual({ form_revision: 1 });
    expect(await world.queued()).toEqual(
      expect.arrayContaining([
        { kind: "requestReceived", to: client.actor.userId },
        { kind: "newRequest", to: everyAdmin },
      ]),
    );
  });

  test.each([
    ["a missing answer", { tenant: false }, "answers.area", "required"],
    ["a value off its step", { area: 6.3, tenant: false }, "answers.area", "offStep"],
    ["an answer to a hidden question", { area: 6, tenant: false, consent: true }, "answers.consent", "hiddenQuestion"],
    ["an unknown question", { area: 6, tenant: false, nope: 1 }, "answers.nope", "unknownQuestion"],
    ["a condition's question unanswered", { area: 6, tenant: true }, "answers.consent", "required"],
  ])("refuses %s on its field and writes nothing", async (_, answers, field, rule) => {
    const before = await admin.call.listForAdmin({});
    const error = await refusal(client.call.create(input({ answers })));
    expect(error).toMatchObject({ code: "VALIDATION_FAILED", errors: { [field]: [{ rule }] } });
    expect((await admin.call.listForAdmin({})).totalCount).toBe(before.totalCount);
    expect(await world.queued()).toEqual([]);
  });

  test.each([
    ["an unknown subcategory", { subcategoryId: first.id }, "subcategoryId", "unknown"],
    ["a region in the place of a subregion", { subregionId: world.place.regionId }, "subregionId", "unknown"],
    ["a start in the past", { startPreference: "on_date", startDate: "2020-01-01" } as const, "startDate", "past"],
    ["somebody else's photo", { photoIds: [first.id] }, "photoIds", "unknown"],
  ])("refuses %s", async (_, values, field, rule) => {
    const error = await refusal(client.call.create(input(values)));
    expect(error).toMatchObject({ code: "VALIDATION_FAILED", errors: { [field]: [{ rule }] } });
  });

  test("with the same key gives the first request again, with another body a refusal", async () => {
    const keyed = world.as(client.actor, "key-1");
    const [one, two] = await Promise.all([keyed.create(input()), keyed.create(input())]);
    expect(two.id).toBe(one.id);
    expect((await keyed.create(input())).id).toBe(one.id);
    expect(await refusal(keyed.create(input({ title: "Autre chose" })))).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect((await world.queued()).filter(({ kind }) => kind === "requestReceived")).toHaveLength(1);
  });

  test.each([
    ["", { rule: "required" }],
    ["k".repeat(201), { rule: "tooLong", maxLength: 200 }],
    ["clé", { rule: "characters" }],
    ["tab\there", { rule: "characters" }],
  ])("refuses the key %o by the name of its header", async (key, fault) => {
    expect(await refusal(world.as(client.actor, key).create(input()))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { "Idempotency-Key": [fault] },
    });
  });
});

describe("send", () => {
  test("makes it Processed, appends recipients with the time, mails each once", async () => {
    const id = await sent(first, second);
    const request = await admin.call.get({ id });
    expect(request).toMatchObject({ status: JobStatus.Processed, processedAt: expect.any(String) });
    expect(request.jobRequestCompanies.map(({ company }) => company.id).sort()).toEqual([first.id, second.id].sort());
    expect(
      (await world.queued())
        .filter(({ kind }) => kind === "requestSent")
        .map(({ to }) => to)
        .sort(),
    ).toEqual([first.actor.userId, second.actor.userId].sort());
  });

  test("again adds only new ones and leaves the others as they were", async () => {
    const id = await sent(first);
    await first.call.answer({ id, response: "declined" });
    const before = await admin.call.get({ id });
    await world.forgetMails();
    const after = await admin.call.sendToCompanies({ id, companyIds: [first.id, second.id, second.id] });
    expect(after.jobRequestCompanies).toHaveLength(2);
    expect(after.jobRequestCompanies[0]).toEqual(before.jobRequestCompanies[0]);
    expect(after.processedAt).toBe(before.processedAt);
    expect(await world.queued()).toEqual([{ kind: "requestSent", to: second.actor.userId }]);
  });

  test("refuses an unknown company as a whole", async () => {
    const { id } = await created();
    const error = await refusal(admin.call.sendToCompanies({ id, companyIds: [first.id, id] }));
    expect(error).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { "companyIds.1": [{ rule: "companyUnknown", id }] },
    });
    expect((await admin.call.get({ id })).status).toBe(JobStatus.Active);
  });

  test.each([
    ["companyUnconfirmed", { owner: { emailConfirmed: false } }, {}],
    ["companyLocked", { owner: { lockedAt: new Date().toISOString() } }, {}],
    ["companyPaused", {}, { pausedAt: new Date().toISOString() }],
    ["companyAway", {}, { awayAt: new Date().toISOString() }],
  ])("says which company it refuses, and why: %s", async (rule, owner, values) => {
    const company = await world.make.company({ name: "Morand SA", ...values }, { ...owner, serves: world.place });
    const { id } = await created();
    expect(await refusal(admin.call.sendToCompanies({ id, companyIds: [first.id, company.id] }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { "companyIds.1": [{ rule, id: company.id, name: "Morand SA" }] },
    });
  });

  test("stops at the configured number of recipients, with nothing sent", async () => {
    const id = await sent(first, second, third);
    const more = await Promise.all([1, 2, 3].map(() => world.make.company({}, { serves: world.place })));
    const error = await refusal(admin.call.sendToCompanies({ id, companyIds: more.map((company) => company.id) }));
    expect(error).toMatchObject({ code: "TOO_MANY_RECIPIENTS" });
    expect((await admin.call.get({ id })).jobRequestCompanies).toHaveLength(3);
  });
});

describe("a company", () => {
  test("sees neither phone, e-mail, street, last name nor sensitive answers before it is accepted", async () => {
    const id = await sent(first, second);
    const request = await first.call.get({ id });
    expect(request).toMatchObject({
      contactVisible: false,
      recipientCount: 2,
      answers: { from: { postalCode: "1003", locality: "Lausanne" } },
    });
    expect(request).not.toHaveProperty("street");
    expect(request.tenderer).toEqual({ id: client.id, firstName: "Léa" });
    expect(request.answers["from"]).not.toHaveProperty("street");
    expect(JSON.stringify(request)).not.toContain("Rue du Lac");
    expect(request.jobRequestCompanies.map(({ company }) => company.id)).toEqual([first.id]);
  });

  test("has seen it from the first opening on", async () => {
    const id = await sent(first);
    expect((await admin.call.get({ id })).jobRequestCompanies[0]).not.toHaveProperty("seenAt");
    const seenAt = (await first.call.get({ id })).jobRequestCompanies[0]?.seenAt;
    expect(seenAt).toEqual(expect.any(String));
    expect((await first.call.get({ id })).jobRequestCompanies[0]?.seenAt).toBe(seenAt);
  });

  test("that did not receive it does not find it", async () => {
    const id = await sent(first);
    expect(await refusal(third.call.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(third.call.answer({ id, response: "declined" }))).toMatchObject({ code: "NOT_FOUND" });
    expect((await third.call.listForCompany({})).items.map((item) => item.id)).not.toContain(id);
  });

  test("may change its answer until the client has decided", async () => {
    const id = await answered();
    await first.call.answer({ id, response: "interested", priceMin: 100, priceMax: 100, priceUnit: "hour" });
    const { jobRequestCompanies } = await client.call.get({ id });
    expect(jobRequestCompanies.find(({ company }) => company.id === first.id)).toMatchObject({
      priceUnit: "hour",
      priceMax: 100,
    });
    await client.call.decide({ id, companyId: first.id, decision: "rejected" });
    expect(await refusal(first.call.answer({ id, response: "declined" }))).toMatchObject({ code: "DECISION_FINAL" });
  });
});

describe("decide", () => {
  test("shows the contact to the accepted company alone, and tells it", async () => {
    const id = await answered();
    await client.call.decide({ id, companyId: first.id, decision: "accepted" });
    expect(await world.queued()).toEqual(
      expect.arrayContaining([
        { kind: "answerAccepted", to: first.actor.userId },
        { kind: "companyChosen", to: client.actor.userId },
      ]),
    );
    expect(await first.call.get({ id })).toMatchObject({
      contactVisible: true,
      street: "Rue du Lac 1",
      tenderer: { email: expect.any(String) },
    });
    expect(await second.call.get({ id })).toMatchObject({ contactVisible: false });
  });

  test("an acceptance is final, a rejection is not", async () => {
    const id = await answered();
    await client.call.decide({ id, companyId: first.id, decision: "rejected" });
    await client.call.decide({ id, companyId: first.id, decision: "accepted" });
    for (const decision of ["accepted", "rejected"] as const)
      expect(await refusal(client.call.decide({ id, companyId: first.id, decision }))).toMatchObject({
        code: "DECISION_FINAL",
      });
  });

  test("needs an interested answer", async () => {
    const id = await answered("declined");
    for (const companyId of [first.id, second.id])
      expect(await refusal(client.call.decide({ id, companyId, decision: "accepted" }))).toMatchObject({
        code: "NOTHING_TO_DECIDE",
      });
    expect(await refusal(client.call.decide({ id, companyId: third.id, decision: "accepted" }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("is the client's own", async () => {
    const id = await answered();
    const other = await world.make.tenderer();
    expect(
      await refusal(world.as(other.actor).decide({ id, companyId: first.id, decision: "accepted" })),
    ).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("cancel", () => {
  test("tells the recipients still in play, and nothing more can happen", async () => {
    const id = await sent(first, second, third);
    await second.call.answer({ id, response: "declined" });
    await third.call.answer({ id, response: "interested", message: "Volontiers." });
    await client.call.decide({ id, companyId: third.id, decision: "rejected" });
    await world.forgetMails();
    expect(await client.call.cancel({ id, reason: "Plus besoin" })).toMatchObject({
      status: JobStatus.Canceled,
      cancelReason: "Plus besoin",
    });
    expect(await world.queued()).toEqual([{ kind: "requestCanceled", to: first.actor.userId }]);
    const refused = await Promise.all([
      refusal(client.call.cancel({ id })),
      refusal(admin.call.cancel({ id })),
      refusal(admin.call.sendToCompanies({ id, companyIds: [first.id] })),
      refusal(first.call.answer({ id, response: "interested", message: "Volontiers." })),
      refusal(client.call.decide({ id, companyId: third.id, decision: "accepted" })),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "STATUS_CONFLICT"));
  });

  test("by an admin tells the client too and is in the audit", async () => {
    const id = await sent(first);
    await world.forgetMails();
    await admin.call.cancel({ id });
    expect((await world.queued()).map(({ to }) => to).sort()).toEqual([first.actor.userId, client.actor.userId].sort());
    const entries = await database.sql`select action from audit_entries where entity_id = ${id} order by at`;
    expect(entries.map((entry) => entry["action"])).toEqual(["jobRequest.sendToCompanies", "jobRequest.cancel"]);
  });
});

test("delete removes it from every list and lowers the total by one", async () => {
  const id = await sent(first);
  const before = await admin.call.listForAdmin({});
  await admin.call.delete({ id });
  const after = await admin.call.listForAdmin({});
  expect(after.totalCount).toBe(before.totalCount - 1);
  expect(after.items.map((item) => item.id)).not.toContain(id);
  for (const call of [admin.call, client.call, first.call])
    expect(await refusal(call.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
});

test.skipIf(isSpread)("a client may create so many a day and no more", async () => {
  await database.sql`update application_config set value = '2' where key = 'jobRequest.dailyLimit'`;
  refreshSettings(database.db);
  const { actor } = await world.make.tenderer();
  const call = world.as(actor);
  await call.create(input());
  await call.create(input());
  const { tendererId } = actor;
  await database.sql`update job_requests set created_at = now() - interval '23 hours' where id =
    (select id from job_requests where tenderer_id = ${tendererId ?? ""} order by created_at limit 1)`;
  const refused = await refusal(call.create(input()));
  expect(refused.code).toBe("TOO_MANY_REQUESTS");
  // Until the older one is of yesterday.
  const wait = Number(refused.params?.["retryAfterSeconds"]);
  expect(wait).toBeGreaterThan(3000);
  expect(wait).toBeLessThanOrEqual(3600);
  await database.sql`update job_requests set created_at = created_at - interval '1 hour' where tenderer_id = ${tendererId ?? ""}`;
  await call.create(input());
});

test.skipIf(isSpread)("a client that creates many at once gets no more than its day's", async () => {
  await database.sql`update application_config set value = '2' where key = 'jobRequest.dailyLimit'`;
  refreshSettings(database.db);
  const call = world.as((await world.make.tenderer()).actor);
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => call.create(input())));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});
