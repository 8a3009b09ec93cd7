import { answerRate } from "@metiro/shared/job-request/answer-rate";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { expect, test } from "vitest";
import { seedCatalogue } from "../../../seed/catalogue.ts";
import { seedDemo } from "../../../seed/demo.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { recountSums } from "../recount.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { jobRequestRouter } from "../../job-request/index.ts";
import { answerSpread } from "../answer-spread.ts";
import { dashboardRouter } from "../index.ts";
import { isRounded, naiveSummary, naiveWaits } from "./expected-figures.ts";

const database = await testDatabase();
const { db, sql } = database;
await seedCatalogue(db);
await seedDemo(db, { now: new Date(), passwordHash: "none" });
const context = contextOf(database, await rowsIn(db).admin());
const admin = createCallerFactory(dashboardRouter)(context);
const requests = createCallerFactory(jobRequestRouter)(context);
const day = (offset: number) => new Date(Date.parse(swissToday()) + offset * 86_400_000).toISOString().slice(0, 10);

test("the summary of the demo is what a count of all rows gives", async () => {
  const { medianHoursToSend, medianHoursToFirstAnswer, ...counts } = await admin.summary();
  expect(counts).toEqual(await naiveSummary(sql));
  expect(counts.jobRequests.total).toBe(133);
  expect(counts.activeSubscriptions).toBeGreaterThan(5);
  expect(counts.unansweredOver48Hours).toBeGreaterThan(0);
  expect(counts.revenueThisYear).toBeGreaterThan(0);
  const waits = await naiveWaits(sql, day(-29), day(0));
  expect(waits?.answered).toBeGreaterThan(5);
  expect(isRounded(medianHoursToSend, waits?.toSend ?? null)).toBe(true);
  expect(isRounded(medianHoursToFirstAnswer, waits?.toFirstAnswer ?? null)).toBe(true);
});

test("the last week is seven days to today, those without a request included", async () => {
  const week = await admin.lastWeek();
  expect(week.map(({ date }) => date)).toEqual([-6, -5, -4, -3, -2, -1, 0].map(day));
  const counts = await sql<{ date: string; count: number }[]>`
    select (created_at at time zone 'Europe/Zurich')::date::text as date, count(*)::int as count from job_requests group by 1`;
  const countOf = new Map(counts.map(({ date, count }) => [date, count]));
  expect(week).toEqual(week.map(({ date }) => ({ date, count: countOf.get(date) ?? 0 })));
  expect(week.some(({ count }) => count > 0)).toBe(true);
});

test("a request late in the evening counts on the day that it was in Switzerland", async () => {
  const before = await admin.lastWeek();
  const make = rowsIn(db);
  const { id } = await make.tenderer();
  const region = await make.region();
  const place = {
    subcategoryId: (await make.subcategory((await make.category()).id)).id,
    subregionId: (await make.region({ parentId: region.id })).id,
  };
  await make.request(id, place, { createdAt: `${day(-3)}T23:30:00.000Z` });
  const after = await admin.lastWeek();
  expect(after.map(({ count }, n) => count - (before[n]?.count ?? 0))).toEqual([0, 0, 0, 0, 1, 0, 0]);
});

test.each([
  { name: "the last 30 days", input: {}, from: -29, to: 0, unit: "day", entries: 30 },
  { name: "one day", input: { from: day(-5), to: day(-5) }, from: -5, to: -5, unit: "day", entries: 1 },
  { name: "a hundred days", input: { from: day(-99) }, from: -99, to: 0, unit: "day", entries: 100 },
  { name: "more by weeks", input: { from: day(-399) }, from: -399, to: 0, unit: "week", entries: undefined },
  // Whole months, and days before and after them.
  {
    name: "a while ago",
    input: { from: day(-340), to: day(-77) },
    from: -340,
    to: -77,
    unit: "week",
    entries: undefined,
  },
])("statistics of $name are what a count of all rows gives", async ({ input, from, to, unit, entries }) => {
  const [first, last] = [day(from), day(to)];
  const found = await admin.statistics(input);
  expect(found).toMatchObject({ from: first, to: last, unit });
  if (entries !== undefined) expect(found.series).toHaveLength(entries);
  for (const { date } of unit === "week" ? found.series : []) expect(new Date(date).getUTCDay()).toBe(1);

  const [counted] = await sql`
    select (select count(*)::int from job_requests where (created_at at time zone 'Europe/Zurich')::date between ${first} and ${last}) as requests,
      count(*)::int as recipients, (count(*) filter (where response <> 'none'))::int as answers,
      (count(*) filter (where response = 'interested'))::int as interested,
      (count(*) filter (where client_decision = 'accepted'))::int as accepted
    from job_request_companies where (created_at at time zone 'Europe/Zurich')::date between ${first} and ${last}`;
  const waits = await naiveWaits(sql, first, last);
  const { total } = found;
  expect(total).toMatchObject({ ...counted, sent: waits?.sent, answered: waits?.answered });
  expect(total.shareAnswered).toBe(waits && answerRate(waits));
  expect(isRounded(total.medianHoursToSend, waits?.toSend ?? null)).toBe(true);
  expect(isRounded(total.medianHoursToFirstAnswer, waits?.toFirstAnswer ?? null)).toBe(true);
  for (const figure of ["requests", "sent", "answered", "recipients", "answers"] as const)
    expect(found.series.reduce((sum, entry) => sum + entry[figure], 0)).toBe(total[figure]);
  for (const figure of ["requests", "sent", "answered"] as const)
    for (const parts of [found.byCategory, found.byRegion])
      expect(parts.reduce((sum, part) => sum + part[figure], 0)).toBe(total[figure]);
});

test("each figure leads to a list of requests that counts the same", async () => {
  const [from, to] = [day(-29), day(0)];
  const { total, byCategory, byRegion } = await admin.statistics({ from });
  const count = async (filter: Parameters<typeof requests.rowsForAdmin>[0]) =>
    (await requests.rowsForAdmin(filter)).totalCount;
  const sent = { sentFrom: from, sentTo: to };
  const created = { createdFrom: from, createdTo: to };
  expect(total.sent).toBeGreaterThan(total.answered);
  expect(total.answered).toBeGreaterThan(5);
  expect({
    requests: await count(created),
    sent: await count(sent),
    answered: await count({ ...sent, hasAnswer: true }),
  }).toEqual({ requests: total.requests, sent: total.sent, answered: total.answered });
  for (const { id, requests: n, sent: ofWhich } of byCategory)
    expect([await count({ ...created, categoryId: id }), await count({ ...sent, categoryId: id })]).toEqual([
      n,
      ofWhich,
    ]);
  for (const { id, requests: n } of byRegion) expect(await count({ ...created, regionId: id })).toBe(n);
  const { items } = await requests.listForAdmin({ ...sent, pageSize: 5 });
  expect(items.map(({ processedAt }) => processedAt)).toEqual(
    items.map(({ processedAt }) => processedAt).toSorted((one = "", other = "") => other.localeCompare(one)),
  );
});

test("the figures of answers lead to a list of answers that counts the same", async () => {
  for (const from of [day(-29), day(-399)]) {
    const to = day(0);
    const { total, byCompany } = await admin.statistics({ from, to });
    const count = async (filter: Parameters<typeof requests.responsesForAdmin>[0]) =>
      (await requests.responsesForAdmin({ sentFrom: from, sentTo: to, ...filter })).totalCount;
    expect(total.answers).toBeGreaterThan(total.accepted);
    expect(total.accepted).toBeGreaterThan(0);
    expect({
      answers: await count({}),
      interested: await count({ response: "interested" }),
      accepted: await count({ clientDecision: "accepted" }),
    }).toEqual({ answers: total.answers, interested: total.interested, accepted: total.accepted });
    for (const { id: companyId, answered, accepted } of byCompany.slice(0, 5))
      expect([await count({ companyId }), await count({ companyId, clientDecision: "accepted" })]).toEqual([
        answered,
        accepted,
      ]);
  }
});

test("the answers of each request are told by canton, of those that the lists show", async () => {
  const [from, to] = [day(-29), day(0)];
  const { answerSpread: spread, byRegion } = await admin.statistics({ from });
  expect(spread.from).toBe(from);
  expect(spread.byRegion.length).toBeGreaterThan(3);
  const counted = await sql<{ id: string; answers: number; n: number }[]>`
    select region_id as id, answers, count(*)::int as n from (
      select region_id, least(3, (select count(*) from job_request_companies where job_request_id = job_requests.id and response <> 'none'))::int as answers
      from job_requests where (processed_at at time zone 'Europe/Zurich')::date between ${from} and ${to}) as sent group by 1, 2`;
  const n = (id: string, answers: number) => counted.find((row) => row.id === id && row.answers === answers)?.n ?? 0;
  for (const { id, sent, pending, none, one, two, threeOrMore } of spread.byRegion) {
    expect([pending + none, one, two, threeOrMore]).toEqual([0, 1, 2, 3].map((answers) => n(id, answers)));
    const answered = one + two + threeOrMore;
    expect(sent).toBe(pending + none + answered);
    // What is still in time is told as in all other figures: no share counts it as unanswered.
    expect(byRegion.find((region) => region.id === id)).toMatchObject({ sent, answered, due: sent - pending });
    const list = { sentFrom: from, sentTo: to, regionId: id };
    expect((await requests.rowsForAdmin(list)).totalCount).toBe(sent);
    expect((await requests.rowsForAdmin({ ...list, hasAnswer: true })).totalCount).toBe(answered);
    const unanswered = { ...list, hasAnswer: false };
    expect((await requests.rowsForAdmin({ ...unanswered, sentTo: spread.dueTo })).totalCount).toBe(none);
    const since = plusDays(spread.dueTo, 1);
    expect((await requests.rowsForAdmin({ ...unanswered, sentFrom: since })).totalCount).toBe(pending);
  }
  expect(spread.byRegion.some(({ pending }) => pending > 0)).toBe(true);
});

test("of very many requests the latest are told, by whole days, and from when", async () => {
  const all = await answerSpread(sql, 5, { from: day(-29), to: day(0) });
  const some = await answerSpread(sql, 5, { from: day(-29), to: day(0) }, 10);
  const sum = ({ byRegion }: typeof all) => byRegion.reduce((total, { sent }) => total + sent, 0);
  expect(some.from > all.from).toBe(true);
  expect(sum(some)).toBeGreaterThanOrEqual(10);
  expect(sum(some)).toBeLessThan(sum(all));
  expect(some.byRegion).toEqual((await answerSpread(sql, 5, { from: some.from, to: day(0) })).byRegion);
});

test("a period is compared with as many days before it", async () => {
  const { previous } = await admin.statistics({ from: day(-29) });
  const { total } = await admin.statistics({ from: day(-59), to: day(-30) });
  expect(previous).toEqual(total);
  expect(previous.requests).toBeGreaterThan(0);
  const parts = await admin.statistics({ from: day(-29) });
  const before = await admin.statistics({ from: day(-59), to: day(-30) });
  for (const [now, then] of [
    [parts.byCategory, before.byCategory],
    [parts.byRegion, before.byRegion],
  ] as const)
    expect(now.map(({ id, previousRequests }) => [id, previousRequests])).toEqual(
      now.map(({ id }) => [id, then.find((part) => part.id === id)?.requests ?? 0]),
    );
});

test("each category has its own figures", async () => {
  const { byCategory } = await admin.statistics({ from: day(-399) });
  expect(byCategory.length).toBeGreaterThan(3);
  for (const category of byCategory) {
    const waits = await naiveWaits(sql, day(-399), day(0), { categoryId: category.id });
    expect(category).toMatchObject({ sent: waits?.sent, answered: waits?.answered, due: waits?.due });
    expect(category.shareAnswered).toBe(waits && answerRate(waits));
    expect(isRounded(category.medianHoursToSend, waits?.toSend ?? null)).toBe(true);
    expect(isRounded(category.medianHoursToFirstAnswer, waits?.toFirstAnswer ?? null)).toBe(true);
  }
});

test.each([
  [-399, 0],
  [-340, -77],
  [-20, -3],
])("the companies that received most from day %i to day %i come first", async (from, to) => {
  const { byCompany } = await admin.statistics({ from: day(from), to: day(to) });
  const inPeriod = sql`(created_at at time zone 'Europe/Zurich')::date between ${day(from)} and ${day(to)}`;
  const counted = await sql<{ id: string; received: number; answered: number; interested: number; accepted: number }[]>`
    select company_id as id, count(*)::int as received, (count(*) filter (where response <> 'none'))::int as answered,
      (count(*) filter (where response = 'interested'))::int as interested, (count(*) filter (where client_decision = 'accepted'))::int as accepted
    from job_request_companies where ${inPeriod} group by 1 order by 2 desc limit 20`;
  expect(byCompany.length).toBeGreaterThan(5);
  expect(byCompany.map(({ received }) => received)).toEqual(counted.map(({ received }) => received));
  for (const { name, answerRate: rate, medianHoursToAnswer, due, ...figures } of byCompany) {
    expect(name).not.toBe("");
    const [waited] = await sql<{ hours: number | null; due: number }[]>`
      select (count(*) filter (where response <> 'none' or (created_at at time zone 'Europe/Zurich')::date < ${day(-5)}))::int as due, (percentile_disc(0.5) within group (order by extract(epoch from responded_at - created_at) / 3600))::float8 as hours
      from job_request_companies where company_id = ${figures.id} and ${inPeriod}`;
    expect(due).toBe(waited?.due);
    expect(rate).toBe(waited && answerRate({ ...figures, ...waited }));
    expect(isRounded(medianHoursToAnswer, waited?.hours ?? null)).toBe(true);
    const same = counted.find(({ id }) => id === figures.id);
    if (same) expect(figures).toEqual(same);
  }
});

test("a period that ends before it begins, or is too long, is refused", async () => {
  expect(await refusal(admin.statistics({ from: day(1) }))).toMatchObject({
    code: "VALIDATION_FAILED",
    errors: { to: [{ rule: "rangeReversed" }] },
  });
  expect(await refusal(admin.statistics({ from: day(-1830) }))).toMatchObject({
    errors: { to: [{ rule: "tooManyDays", maxDays: 1830 }] },
  });
  expect((await admin.statistics({ from: day(-1829) })).unit).toBe("week");
  expect(await refusal(admin.statistics({ from: "2026-02-30" }))).toMatchObject({
    errors: { from: [{ rule: "date" }] },
  });
});

test("an empty platform has zeroes, and no rates", async () => {
  await emptyTables(sql, "users, blogs");
  await recountSums(db);
  expect(await admin.summary()).toEqual({
    users: 0,
    companies: 0,
    tenderers: 0,
    jobRequests: { total: 0, active: 0, canceled: 0, processed: 0 },
    unansweredOver48Hours: 0,
    uncoveredToSend: 0,
    toRelaunch: 0,
    guarantee: { met: 0, missed: 0 },
    openReports: 0,
    waitingProofs: 0,
    activeSubscriptions: 0,
    subscriptionsEndingIn30Days: 0,
    revenueThisYear: 0,
    currency: "CHF",
  });
  const { total, previous, series, byCategory, byRegion, byCompany } = await admin.statistics({});
  expect(total).toEqual({
    requests: 0,
    sent: 0,
    answered: 0,
    due: 0,
    recipients: 0,
    answers: 0,
    interested: 0,
    accepted: 0,
  });
  expect(previous).toEqual(total);
  expect(series).toHaveLength(30);
  expect([byCategory, byRegion, byCompany]).toEqual([[], [], []]);
});
