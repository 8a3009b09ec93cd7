import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { expect, inject, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { eraseAccount } from "../../auth/index.ts";
import { worldIn } from "./scenario.ts";

/** The settings are changed past the server, which only the process of the test is told. */
const isSpread = inject("processes").count > 0;
const database = await testDatabase();
const world = await worldIn(database, 5);
const { admin, client, companies, input } = world;

/** Calls made at once; what became of each: done, or the code it was refused with. */
const outcomes = async (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => "done",
        async () => (await refusal(call)).code as string,
      ),
    ),
  );

test("20 simultaneous dispatches of overlapping companies give exactly their union, once each", async () => {
  const { id } = await client.call.create(input());
  await world.forgetMails();
  const subsets = Array.from({ length: 20 }, (_, n) =>
    [companies[n % 5], companies[(n * 3 + 1) % 5]].flatMap((company) => company?.id ?? []),
  );
  expect(await outcomes(subsets.map((companyIds) => admin.call.sendToCompanies({ id, companyIds })))).toEqual(
    subsets.map(() => "done"),
  );
  const request = await admin.call.get({ id });
  expect(request.jobRequestCompanies.map(({ company }) => company.id).sort()).toEqual(
    [...new Set(subsets.flat())].sort(),
  );
  const sent = (await world.queued()).filter(({ kind }) => kind === "requestSent");
  expect(sent.map(({ to }) => to).sort()).toEqual(companies.map(({ actor }) => actor.userId).sort());
});

test("dispatches that would exceed the maximum together never do", async () => {
  const more = await Promise.all(Array.from({ length: 10 }, () => world.make.company({}, { serves: world.place })));
  const { id } = await client.call.create(input());
  const results = await outcomes(more.map((company) => admin.call.sendToCompanies({ id, companyIds: [company.id] })));
  expect(results.filter((result) => result === "done")).toHaveLength(5);
  expect(results.filter((result) => result === "TOO_MANY_RECIPIENTS")).toHaveLength(5);
  expect((await admin.call.get({ id })).jobRequestCompanies).toHaveLength(5);
});

test("cancel against send: whoever is first, the end is a canceled request whose recipients all know", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await client.call.create(input());
    await world.forgetMails();
    const [canceled, sent] = await outcomes([
      client.call.cancel({ id }),
      admin.call.sendToCompanies({ id, companyIds: companies.map((company) => company.id) }),
    ]);
    expect(canceled).toBe("done");
    const request = await admin.call.get({ id });
    const mails = await world.queued();
    expect(request.status).toBe(JobStatus.Canceled);
    expect(request.jobRequestCompanies).toHaveLength(sent === "done" ? 5 : 0);
    expect(mails.filter(({ kind }) => kind === "requestSent")).toHaveLength(sent === "done" ? 5 : 0);
    expect(mails.filter(({ kind }) => kind === "requestCanceled")).toHaveLength(sent === "done" ? 5 : 0);
  }
});

test("an answer against a cancellation is either there and told, or refused", async () => {
  const [company] = companies as [(typeof companies)[0]];
  for (let round = 0; round < 10; round += 1) {
    const { id } = await client.call.create(input());
    await admin.call.sendToCompanies({ id, companyIds: [company.id] });
    const [answered] = await outcomes([
      company.call.answer({ id, response: "interested", message: "Volontiers." }),
      client.call.cancel({ id }),
    ]);
    const [recipient] = (await admin.call.get({ id })).jobRequestCompanies;
    expect([answered, recipient?.response]).toEqual(
      answered === "done" ? ["done", "interested"] : ["STATUS_CONFLICT", "none"],
    );
  }
});

test("two acceptances of one answer: one is made, each side gets one mail", async () => {
  const [company] = companies as [(typeof companies)[0]];
  const { id } = await client.call.create(input());
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  await company.call.answer({ id, response: "interested", message: "Volontiers." });
  await world.forgetMails();
  const decide = () => client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect((await outcomes([decide(), decide()])).sort()).toEqual(["DECISION_FINAL", "done"]);
  expect((await world.queued()).map(({ kind }) => kind).toSorted()).toEqual(["answerAccepted", "companyChosen"]);
});

test("a request that is created while its client goes is cancelled with the others, or never made", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: tendererId, actor } = await world.make.tenderer();
    const call = world.as(actor);
    await Promise.all([
      outcomes([call.create(input()), call.create(input())]),
      database.db.transaction((tx) => eraseAccount(tx, actor.userId)),
    ]);
    expect((await outcomes([call.create(input())]))[0]).toBe("UNAUTHORIZED");
    const left = await database.sql`
      select 1 from job_requests where tenderer_id = ${tendererId} and (status <> 1 or street is not null)`;
    expect(left).toHaveLength(0);
  }
});

test("what a company writes while it goes does not stay", async () => {
  for (let round = 0; round < 5; round += 1) {
    const company = await world.make.company({}, { serves: world.place });
    const { id } = await client.call.create(input());
    await admin.call.sendToCompanies({ id, companyIds: [company.id] });
    await Promise.all([
      outcomes([world.as(company.actor).answer({ id, response: "interested", message: "Appelez Zwygart." })]),
      database.db.transaction((tx) => eraseAccount(tx, company.actor.userId)),
    ]);
    expect((await admin.call.get({ id })).jobRequestCompanies[0]).not.toHaveProperty("message");
  }
});

test.skipIf(isSpread)("of many creates at once no more are made than a client may in a day", async () => {
  const call = world.as((await world.make.tenderer()).actor);
  await database.sql`update application_config set value = '2' where key = 'jobRequest.dailyLimit'`;
  refreshSettings(database.db);
  const results = await outcomes(Array.from({ length: 6 }, () => call.create(input())));
  expect(results.sort()).toEqual([...Array<string>(4).fill("TOO_MANY_REQUESTS"), "done", "done"]);
});

test("after all that the counters agree with the rows", async () => {
  const counted = await database.sql`
    select status, sum(count)::int as n from job_request_totals
    where trade = '00000000-0000-0000-0000-000000000000' and place = '00000000-0000-0000-0000-000000000000' group by status having sum(count) > 0 order by status`;
  const days = await database.sql`
    select status, sum(count)::int as n from job_request_days
    where trade = ${world.place.subcategoryId} and place = '00000000-0000-0000-0000-000000000000' group by status having sum(count) > 0 order by status`;
  const rows = await database.sql`select status, count(*)::int as n from job_requests group by status order by status`;
  expect([...counted]).toEqual([...rows]);
  expect([...days]).toEqual([...rows]);
});
