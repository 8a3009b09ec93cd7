import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { files } from "../../../db/schema/index.ts";
import { liveChannel } from "../../../live/announce.ts";
import { testApp } from "../../../test/app/app.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { isPublic } from "../../file/policy.ts";
import { reportRouter } from "../../report/index.ts";
import { showcasesIn } from "../../showcase/test/showcase.fixture.ts";
import { reviewRouter, reviewsOf } from "../index.ts";
import { given } from "./review.fixture.ts";

const testing = await testApp();
const { app, db, sql } = testing;
const world = await showcasesIn(testing);
const callerOf = createCallerFactory(reviewRouter);
const secret = "Un mur entier reste à peindre derrière l’armoire.";

const company = await world.company("Peinture Patiente");
const client = await world.make.tenderer();
const other = await world.make.tenderer();
const admin = await world.make.admin();
const jobRequestId = await world.work(client.id, company.id, { daysAgo: 2 });
await world.work(other.id, company.id, { daysAgo: 2 });
const { authorization } = await testing.signedIn("Admin");
const as = (actor: Parameters<typeof contextOf>[1]) => callerOf(contextOf(testing, actor));
const [photo] = await sql<{ id: string }[]>`
  insert into files (owner_id, width, height, bytes) values (${client.user.id}, 800, 600, 10) returning id`;
const [found] = await sql<{ slug: string }[]>`select slug from showcase_slugs where company_id = ${company.id}`;
const [slug, photoId] = [found?.slug ?? "", photo?.id ?? ""];
const told: string[] = [];

/** Each place where a review could be met by others than its author, and what it says there. */
const surfaces: Record<string, () => Promise<unknown>> = {
  "the work, for the company": () => as(company.actor).get({ jobRequestId }),
  "the work, for the back office": () => as(admin).get({ jobRequestId }),
  "the list of the company": () => as(company.actor).list({}),
  "the list for a client that got an offer": () => as(other.actor).list({ companyId: company.id }),
  "the list of the back office": () => as(admin).list({}),
  "the company's page, its score": async () => (await world.nobody.get({ slug })).score,
  "the company's page, its photos": async () => (await world.nobody.get({ slug })).photos,
  "the company's page, its reviews": () => world.nobody.reviews({ slug }),
  "the directory": async () => (await world.nobody.list({ search: "Patiente" })).items.map(({ score }) => score),
  "the page of the trade in the canton": async () =>
    (await world.nobody.tradePlace({ subcategory: world.trade.slug, canton: world.place.canton })).reviews,
  "scores beside answers": async () => (await as(other.actor).scores({ companyIds: [company.id] })).items,
  "the API, open": async () => (await app.inject({ url: `/api/Showcase/Get/${slug}/reviews` })).json(),
  "the API, signed in": async () => (await app.inject({ url: "/api/Review/All", headers: { authorization } })).json(),
  "what the company takes along": () => reviewsOf({ ...contextOf(testing, company.actor), actor: company.actor }),
  "its photo": async () => ({ count: await db.$count(files, and(eq(files.id, photoId), isPublic)) }),
};
/** Says its words, shows its photo, or counts it. */
const tells = (what: unknown) => {
  const text = JSON.stringify(what);
  return text.includes(secret) || text.includes(photoId) || /"(count|totalCount)":[1-9]/.test(text);
};

beforeAll(async () => {
  await sql.listen(liveChannel, (payload) => told.push(payload));
  await as(client.actor).save({ jobRequestId, ...given, text: secret, photoIds: [photoId], photosReleased: true });
});

test.for(Object.keys(surfaces))("before its time a review is not in %s", async (name) => {
  expect(tells(await surfaces[name]?.())).toBe(false);
});

test("nor is it told live or by mail, and nobody can report it", async () => {
  const reviewId = (await as(client.actor).get({ jobRequestId })).review?.id ?? "";
  const last = JSON.stringify({ about: "company", id: company.id });
  await sql.notify(liveChannel, last);
  await expect.poll(() => told.at(-1)).toBe(last);
  expect(told.filter((payload) => payload.includes(reviewId) || payload.includes(jobRequestId))).toEqual([]);
  const waiting = await sql<{ data: unknown }[]>`select data from pgboss.job where name = 'mail'`;
  expect(waiting.filter(({ data }) => JSON.stringify(data).includes(reviewId))).toEqual([]);
  const report = createCallerFactory(reportRouter)(contextOf(testing, company.actor));
  expect(await refusal(report.add({ kind: "review", id: reviewId, reason: "other" }))).toMatchObject({
    code: "NOT_FOUND",
  });
});

test("once it is time it is in each of them", async () => {
  await sql`
    update reviews set shows_at = shows_at - interval '14 days', created_at = created_at - interval '14 days'
    where job_request_id = ${jobRequestId}`;
  const silent = [];
  for (const [name, read] of Object.entries(surfaces)) if (!tells(await read())) silent.push(name);
  expect(silent).toEqual([]);
});
