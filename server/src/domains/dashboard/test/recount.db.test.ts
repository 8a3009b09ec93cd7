import { swissToday } from "@metiro/shared/calendar-day";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseAccount } from "../../auth/account/erase-account.ts";
import { naiveSummary } from "./expected-figures.ts";
import { dashboardRouter } from "../index.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { subscriptionRouter } from "../../subscription/index.ts";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { recountSums } from "../recount.ts";
import { jobRequests, subcategories } from "../../../db/schema/index.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database, 2);
const { admin, client, companies, input } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];
const dashboard = createCallerFactory(dashboardRouter)(contextOf(database, admin));
const subscription = createCallerFactory(subscriptionRouter)(contextOf(database, admin));

const noDrift = {
  company_figures: 0,
  inbox_folders: 0,
  request_photos: 0,
  unread_messages: 0,
  inbox_totals: 0,
  conversation_totals: 0,
  received_totals: 0,
  recipient_days: 0,
  job_request_totals: 0,
  job_request_days: 0,
  job_request_waits: 0,
  job_request_months: 0,
  subscription_days: 0,
  account_totals: 0,
};

/** Every kept sum is what a recount gives, and the dashboard shows what is there. */
async function agrees() {
  expect(await recountSums(db)).toEqual(noDrift);
  const { medianHoursToSend: _send, medianHoursToFirstAnswer: _answer, ...counts } = await dashboard.summary();
  expect(counts).toEqual(await naiveSummary(sql));
}

beforeEach(agrees);

test("the sums follow every change of a request", async () => {
  const { id } = await client.call.create(input());
  await agrees();
  await admin.call.sendToCompanies({ id, companyIds: [first.id] });
  await agrees();
  await admin.call.sendToCompanies({ id, companyIds: [second.id] });
  await agrees();
  await second.call.answer({ id, response: "declined" });
  await agrees();
  await second.call.answer({ id, response: "interested", message: "Volontiers." });
  await first.call.answer({ id, response: "interested", message: "Volontiers." });
  await agrees();
  await client.call.decide({ id, companyId: first.id, decision: "rejected" });
  await client.call.decide({ id, companyId: first.id, decision: "accepted" });
  await agrees();
  expect(await dashboard.summary()).toMatchObject({ answerRate: 1, medianHoursToSend: 0, medianHoursToFirstAnswer: 0 });
  await client.call.cancel({ id });
  await agrees();
  await admin.call.delete({ id });
  await agrees();
  expect(await dashboard.summary()).not.toHaveProperty("medianHoursToSend");
});

test("the first answer stays the first one, whatever a company makes of it later", async () => {
  const { id } = await client.call.create(input());
  await admin.call.sendToCompanies({ id, companyIds: [first.id, second.id] });
  const firstAnsweredAt = async () =>
    (await db.select({ at: jobRequests.firstAnsweredAt }).from(jobRequests).where(eq(jobRequests.id, id)))[0]?.at;
  expect(await firstAnsweredAt()).toBeNull();
  await first.call.answer({ id, response: "declined" });
  const at = await firstAnsweredAt();
  expect(at).toEqual(expect.any(String));
  await first.call.answer({ id, response: "interested", message: "Volontiers." });
  await second.call.answer({ id, response: "interested", message: "Volontiers." });
  expect(await firstAnsweredAt()).toBe(at);
  await agrees();
});

test("simultaneous answers to one request are both there, and its first one once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await client.call.create(input());
    await admin.call.sendToCompanies({ id, companyIds: [first.id, second.id] });
    await Promise.all(
      [first, second].map(({ call }) => call.answer({ id, response: "interested", message: "Volontiers." })),
    );
  }
  await agrees();
});

test("the sums follow a subcategory into another category", async () => {
  const { id } = await client.call.create(input());
  await admin.call.sendToCompanies({ id, companyIds: [first.id] });
  await first.call.answer({ id, response: "interested", message: "Volontiers." });
  const { id: categoryId } = await world.make.category();
  await db.update(subcategories).set({ categoryId }).where(eq(subcategories.id, world.place.subcategoryId));
  await agrees();
  expect((await dashboard.statistics({})).byCategory).toMatchObject([{ id: categoryId }]);
});

test("the sums follow accounts and subscriptions", async () => {
  const { id: companyId } = first;
  const [made] = await subscription.create({
    newSubscriptions: [{ companyId, startsOn: swissToday(), endsOn: swissToday(), amount: 100 }],
  });
  await agrees();
  await subscription.cancel({ id: made?.id ?? "" });
  await agrees();
  const stranger = await world.make.tenderer();
  await agrees();
  await db.transaction((tx) => eraseAccount(tx, stranger.actor.userId));
  await agrees();
  await db.transaction((tx) => eraseAccount(tx, client.actor.userId));
  await agrees();
});

test("what went astray is found, put right and told", async () => {
  await sql`update job_request_totals set count = count + 7 where trade = '00000000-0000-0000-0000-000000000000' and status = 1`;
  await sql`delete from job_request_days where trade <> '00000000-0000-0000-0000-000000000000'`;
  await sql`insert into recipient_days values ('2020-01-01', 3, 2, 1, 1)`;
  await sql`delete from job_request_waits`;
  await sql`update job_request_months set count = count + 1 where kind = 'send'`;
  await sql`update company_figures set sent_days = array_fill(9, array[64]), accepted = 7 where company_id = ${first.id}`;
  await sql`delete from company_figures where company_id = ${second.id}`;
  await sql`update inbox_totals set count = count + 5 where company_id = ${first.id}`;
  await sql`update received_totals set count = count + 2 where company_id = ${first.id}`;
  await sql`update job_request_companies set folder = 'seen' where company_id = ${first.id}`;
  await sql`alter table job_requests disable trigger user`;
  await sql`update job_requests set has_photos = true`;
  await sql`alter table job_requests enable trigger user`;
  await sql`update account_totals set count = 0 where role = 'Company'`;
  await sql`insert into subscription_days values ('2020-01-01', 'CHF', 1, 0, 500)`;
  await sql`insert into conversations (job_request_id, company_id, tenderer_id, client_wrote_at)
    select job_request_id, company_id, tenderer_id, now() from job_request_companies join job_requests on job_requests.id = job_request_id limit 1`;
  await sql`update conversations set company_unread = 3`;
  await sql`update conversation_totals set count = count + 4`;
  const drift = await recountSums(db);
  expect(drift).toMatchObject({ recipient_days: 1, unread_messages: 1, account_totals: 1, subscription_days: 1 });
  expect(drift.company_figures).toBe(2);
  for (const table of [
    "job_request_totals",
    "job_request_days",
    "job_request_waits",
    "job_request_months",
    "inbox_folders",
    "inbox_totals",
    "conversation_totals",
    "received_totals",
    "request_photos",
  ] as const)
    expect(drift[table]).toBeGreaterThan(0);
  await agrees();
});

test("a recount beside changes neither loses nor repeats one", async () => {
  await sql`update job_request_totals set count = count + 1`;
  const { call } = await world.make.tenderer().then(({ actor }) => ({ call: world.as(actor) }));
  await Promise.all([recountSums(db), ...Array.from({ length: 8 }, () => call.create(input())), recountSums(db)]);
  await agrees();
});
