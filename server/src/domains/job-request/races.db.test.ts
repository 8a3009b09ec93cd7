import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { expect, test } from "vitest";
import { refusal } from "../../test/caller.ts";
import { testDatabase } from "../../test/database.ts";
import { worldIn } from "./world.fixture.ts";

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
  expect((await world.queued()).map(({ to }) => to).sort()).toEqual(companies.map(({ actor }) => actor.userId).sort());
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
      company.call.answer({ id, response: "interested" }),
      client.call.cancel({ id }),
    ]);
    const [recipient] = (await admin.call.get({ id })).jobRequestCompanies;
    expect([answered, recipient?.response]).toEqual(
      answered === "done" ? ["done", "interested"] : ["STATUS_CONFLICT", "none"],
    );
  }
});

test("two acceptances of one answer: one is made, one company mail is sent", async () => {
  const [company] = companies as [(typeof companies)[0]];
  const { id } = await client.call.create(input());
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  await company.call.answer({ id, response: "interested" });
  await world.forgetMails();
  const decide = () => client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect((await outcomes([decide(), decide()])).sort()).toEqual(["DECISION_FINAL", "done"]);
  expect(await world.queued()).toEqual([{ kind: "answerAccepted", to: company.actor.userId }]);
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
