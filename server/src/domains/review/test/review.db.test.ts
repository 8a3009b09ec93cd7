import { beforeEach, describe, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { eraseAccount } from "../../auth/index.ts";
import { publishedReviews } from "../index.ts";
import { given, reviewsIn, said, words } from "./review.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await reviewsIn(database);
const { admin } = world;
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let id = "";
beforeEach(async () => {
  [client, company] = [await world.client(), await world.company()];
  id = await world.work(client.id, company.id);
});
const write = (more: object = {}) => client.call.save({ jobRequestId: id, ...given, ...more });
const judge = (more: object = {}) => company.call.saveOfClient({ jobRequestId: id, ...said, ...more });
const own = () => client.call.get({ jobRequestId: id });
const theirs = () => company.call.get({ jobRequestId: id });

describe("both are shown at once", () => {
  test("nobody but its author reads a review before the other is there, on any surface", async () => {
    await write();
    expect(await own()).toMatchObject({ shown: false, review: { text: words }, writeUntil: expect.any(String) });
    for (const seen of [await theirs(), await admin.get({ jobRequestId: id })]) {
      expect(seen.shown).toBe(false);
      expect(JSON.stringify(seen)).not.toContain(words);
      expect(seen).not.toHaveProperty("review");
    }
    expect((await company.call.list({})).totalCount).toBe(0);
    expect((await admin.list({ companyId: company.id })).totalCount).toBe(0);
    expect((await admin.scores({ companyIds: [company.id] })).items).toEqual([]);
    await judge({ note: "Accès facile." });
    expect(await own()).toMatchObject({ shown: true, verdict: said });
    expect((await own()).verdict).not.toHaveProperty("note");
    expect(await theirs()).toMatchObject({ shown: true, review: { text: words } });
    expect((await admin.get({ jobRequestId: id })).verdict).toMatchObject({ note: "Accès facile." });
    expect(await company.call.list({})).toMatchObject({ totalCount: 1, items: [{ stars: { quality: 5 } }] });
    expect((await admin.scores({ companyIds: [company.id] })).items).toEqual([{ companyId: company.id, count: 1 }]);
  });

  test("after 14 days the first is shown alone, and the other can write no more", async () => {
    await write();
    await world.pass(id, 13);
    expect((await theirs()).shown).toBe(false);
    await world.pass(id, 1);
    expect(await theirs()).toMatchObject({ shown: true, review: { text: words } });
    expect(await theirs()).not.toHaveProperty("writeUntil");
    expect(await refusal(judge())).toMatchObject({ code: "REVIEW_CLOSED" });
  });

  test("its author changes it until it is shown, and never afterwards; nor does the database let it", async () => {
    await judge();
    await judge({ paidOnTime: true });
    expect((await theirs()).verdict).toMatchObject({ paidOnTime: true });
    await write();
    expect(await refusal(write({ quality: 1 }))).toMatchObject({ code: "REVIEW_CLOSED" });
    expect(await refusal(judge())).toMatchObject({ code: "REVIEW_CLOSED" });
    await expect(sql`update reviews set quality = 1 where job_request_id = ${id}`).rejects.toThrow("does not change");
    await expect(sql`delete from reviews where job_request_id = ${id}`).rejects.toThrow("nobody deletes");
    await expect(sql`delete from job_requests where id = ${id}`).rejects.toThrow("foreign key");
    await expect(
      sql`update job_requests set done_at = null, done_on = null, done_company_id = null where id = ${id}`,
    ).rejects.toThrow("stays done");
  });
});

test("nobody reviews work that is not done, that others did, or too late", async () => {
  const undone = await world.work(client.id, company.id);
  await sql`update job_requests set done_at = null, done_on = null, done_company_id = null where id = ${undone}`;
  expect(await refusal(client.call.save({ jobRequestId: undone, ...given }))).toMatchObject({
    code: "STATUS_CONFLICT",
  });
  const [stranger, other] = [await world.client(), await world.company()];
  expect(await refusal(stranger.call.save({ jobRequestId: id, ...given }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.call.saveOfClient({ jobRequestId: id, ...said }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.call.get({ jobRequestId: id }))).toMatchObject({ code: "NOT_FOUND" });
  const late = await world.work(client.id, company.id, { daysAgo: 60 });
  expect(await refusal(client.call.save({ jobRequestId: late, ...given }))).toMatchObject({ code: "REVIEW_CLOSED" });
  const intime = await world.work(client.id, company.id, { daysAgo: 59 });
  expect((await client.call.save({ jobRequestId: intime, ...given })).review?.text).toBe(words);
});

test("of two who write at the same moment both are shown", async () => {
  await Promise.all([write(), judge()]);
  expect([(await own()).shown, (await theirs()).shown]).toEqual([true, true]);
});

describe("answer", () => {
  const review = async () => {
    await write();
    await judge();
    return (await theirs()).review?.id ?? "";
  };
  test("a company answers once, within 30 days", async () => {
    const reviewId = await review();
    const text = "Merci de votre confiance.";
    expect((await theirs()).review?.answerUntil).toBeDefined();
    expect(await company.call.answer({ id: reviewId, text })).toMatchObject({ answer: { text } });
    expect(await refusal(company.call.answer({ id: reviewId, text }))).toMatchObject({ code: "REVIEW_CLOSED" });
    expect((await own()).review?.answer?.text).toBe(text);
  });
  test("and not after them, nor for another company", async () => {
    const reviewId = await review();
    const other = await world.company();
    expect(await refusal(other.call.answer({ id: reviewId, text: "Non." }))).toMatchObject({ code: "NOT_FOUND" });
    await world.pass(id, 30);
    expect(await refusal(company.call.answer({ id: reviewId, text: "Tard." }))).toMatchObject({
      code: "REVIEW_CLOSED",
    });
  });
});

describe("withhold", () => {
  test("takes text and photos off everywhere but for the author, keeps the stars, tells the author", async () => {
    await write();
    await judge();
    const reviewId = (await own()).review?.id ?? "";
    await admin.withhold({ id: reviewId, reason: "insult" });
    const shown = await theirs();
    expect(shown.review).toMatchObject({ stars: { quality: 5 }, withheld: { reason: "insult" }, photos: [] });
    expect(
      JSON.stringify([shown, await company.call.list({}), await admin.list({ companyId: company.id })]),
    ).not.toContain(words);
    expect((await own()).review?.text).toBe(words);
    expect((await admin.scores({ companyIds: [company.id] })).items).toMatchObject([{ count: 1 }]);
    expect(await refusal(admin.withhold({ id: reviewId, reason: "insult" }))).toMatchObject({ code: "CONFLICT" });
    const [mail] =
      await sql`select data->>'to' as to from pgboss.job where data->>'kind' = 'reviewWithheld' and data->'data'->>'reviewId' = ${reviewId}`;
    expect(mail).toEqual({ to: client.actor.userId });
    const [entry] =
      await sql`select details from audit_entries where action = 'review.withhold' and entity_id = ${reviewId}`;
    expect(entry).toMatchObject({ details: { reason: "insult" } });
  });
  test("not before it is shown", async () => {
    await write();
    const reviewId = (await own()).review?.id ?? "";
    expect(await refusal(admin.withhold({ id: reviewId, reason: "insult" }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("what everybody reads tells no way to reach anybody, however it was written; both sides read it whole", async () => {
  await write({ text: "Travail soigné. Appelez-moi au 079 765 43 21 pour en parler." });
  await judge();
  const { review } = await theirs();
  await company.call.answer({ id: review?.id ?? "", text: "Merci ! Prochains travaux : bureau@exemple.ch" });
  const { items } = await publishedReviews(contextOf(database, null), {
    companyId: company.id,
    list: "showcase.reviews",
    paging: { pageNumber: 1, pageSize: 10 },
  });
  const [shown] = items;
  expect(shown?.text).toMatch(/^Travail soigné\. Appelez-moi au .+ pour en parler\.$/);
  expect(JSON.stringify(shown)).not.toMatch(/765|exemple/);
  for (const seen of [await own(), await theirs()]) {
    expect(seen.review?.text).toContain("079 765 43 21");
    expect(seen.review?.answer?.text).toContain("bureau@exemple.ch");
  }
});

test("of a client who goes words and photos go, and the stars stay without a name", async () => {
  await write();
  await judge({ note: "Client prévenant." });
  await db.transaction((tx) => eraseAccount(tx, client.actor.userId));
  const { review } = await theirs();
  expect(review).toMatchObject({ stars: { quality: 5 }, photos: [] });
  expect(review).not.toHaveProperty("text");
  expect(review?.author).not.toHaveProperty("firstName");
  expect(await sql`select 1 from client_reviews where job_request_id = ${id} and note is not null`).toHaveLength(0);
});

test("companies read what others said of a client from three on, the client at once", async () => {
  const reader = await world.company();
  for (const paidOnTime of [true, false, true]) {
    const one = await world.company();
    const work = await world.work(client.id, one.id);
    await one.call.saveOfClient({ jobRequestId: work, ...said, paidOnTime });
    await client.call.save({ jobRequestId: work, ...given });
    if (paidOnTime) expect((await client.call.clientFigures({ jobRequestId: work })).count).toBeGreaterThan(0);
  }
  const asked = await world.work(client.id, reader.id);
  expect(await reader.call.clientFigures({ jobRequestId: asked })).toEqual({
    count: 3,
    matched: 3,
    reachable: 3,
    paidOnTime: 2,
  });
  const other = await world.client();
  const fresh = await world.work(other.id, reader.id);
  expect(await reader.call.clientFigures({ jobRequestId: fresh })).toEqual({ count: 0 });
});

describe("the list", () => {
  test("begins with the fewest stars if asked, and finds words of the text and of the company's name", async () => {
    await write();
    await judge();
    const worse = await world.work(client.id, company.id);
    const few = { quality: 1, punctuality: 2, price: 1, contact: 1, text: "Le chantier a pris 100% de retard." };
    await client.call.save({ jobRequestId: worse, ...few });
    await company.call.saveOfClient({ jobRequestId: worse, ...said });
    const better = await own();
    const of = async (input: object) =>
      (await admin.list({ companyId: company.id, ...input })).items.map(({ jobRequestId }) => jobRequestId);
    expect(await of({ sort: "lowest" })).toEqual([worse, id]);
    expect(await of({ sort: "newest" })).toEqual([worse, id]);
    expect(await of({ search: "SOIGNÉ" })).toEqual([id]);
    expect(await of({ search: "100%" })).toEqual([worse]);
    expect(await of({ search: better.company.name.slice(1) })).toHaveLength(2);
    expect(await of({ search: "nulle part" })).toEqual([]);
    await admin.withhold({ id: better.review?.id ?? "", reason: "insult" });
    expect(await of({ search: "soigné" })).toEqual([]);
  });

  test("by stars goes on from page to page", async () => {
    for (const quality of [3, 1, 2]) {
      const work = await world.work(client.id, company.id);
      await client.call.save({ jobRequestId: work, ...given, quality });
      await company.call.saveOfClient({ jobRequestId: work, ...said });
    }
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => admin.list({ companyId: company.id, sort: "lowest", pageNumber, pageSize: 1 })),
    );
    expect(pages.map(({ items: [item] }) => item?.stars.quality)).toEqual([1, 2, 3]);
  });
});
