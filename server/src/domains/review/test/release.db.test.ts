import { beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { eraseAccount } from "../../auth/index.ts";
import { publishedPhotos, reviewsOf } from "../index.ts";
import { given, reviewsIn, said } from "./review.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await reviewsIn(database);
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let jobRequestId = "";
let photo = "";
beforeEach(async () => {
  [client, company] = [await world.client(), await world.company()];
  jobRequestId = await world.work(client.id, company.id);
  const [file] = await sql<{ id: string }[]>`
    insert into files (owner_id, width, height, bytes) values (${client.actor.userId}, 800, 600, 10) returning id`;
  photo = file?.id ?? "";
});
const save = (more: object = {}) => client.call.save({ jobRequestId, ...given, photoIds: [photo], ...more });
const publish = () => company.call.saveOfClient({ jobRequestId, ...said });
const release = (released: boolean) => client.call.releasePhotos({ jobRequestId, released });
const exported = () => reviewsOf({ ...contextOf(database, client.actor), actor: client.actor });
const gallery = async () => (await publishedPhotos(db, company.id, 24)).map(({ id }) => id);

test("photos of a review are with the review alone, unless its client lets the company show them", async () => {
  expect((await save()).review).toMatchObject({ photosReleased: false, photos: [{ id: photo }] });
  await publish();
  expect((await company.call.get({ jobRequestId })).review).toMatchObject({
    photosReleased: false,
    photos: [{ id: photo }],
  });
  expect(await gallery()).toEqual([]);
});

test("they are shown once the review is, and no more when the client takes that back, published or not", async () => {
  await save({ photosReleased: true });
  expect(await gallery()).toEqual([]);
  await publish();
  expect(await gallery()).toEqual([photo]);
  expect((await company.call.get({ jobRequestId })).review?.photosReleased).toBe(true);
  expect((await release(false)).review).toMatchObject({ photosReleased: false, photos: [{ id: photo }] });
  expect(await gallery()).toEqual([]);
  await release(true);
  const [first] = await sql`select photos_released_at from reviews where job_request_id = ${jobRequestId}`;
  expect((await release(true)).review?.photosReleased).toBe(true);
  expect(await sql`select photos_released_at from reviews where job_request_id = ${jobRequestId}`).toEqual([first]);
  expect(await gallery()).toEqual([photo]);
});

test("saved anew without the word they are released no more, and without photos nothing is", async () => {
  await save({ photosReleased: true });
  expect((await save()).review?.photosReleased).toBe(false);
  expect((await save({ photoIds: [], photosReleased: true })).review?.photosReleased).toBe(false);
});

test("nobody else releases them, and nothing can be released where nothing was written", async () => {
  expect(await refusal(release(true))).toMatchObject({ code: "NOT_FOUND" });
  await save();
  const stranger = await world.client();
  expect(await refusal(stranger.call.releasePhotos({ jobRequestId, released: true }))).toMatchObject({
    code: "NOT_FOUND",
  });
});

test("what is withheld is shown nowhere, released or not", async () => {
  await save({ photosReleased: true });
  await publish();
  const id = (await client.call.get({ jobRequestId })).review?.id ?? "";
  await world.admin.withhold({ id, reason: "insult" });
  expect(await gallery()).toEqual([]);
});

test("the client takes along since when, and with its account photos and release go", async () => {
  await save({ photosReleased: true });
  await publish();
  const [own] = await exported();
  expect(own?.review).toMatchObject({ photosReleasedAt: expect.any(String) });
  await release(false);
  const [later] = await exported();
  expect(later?.review).not.toHaveProperty("photosReleasedAt");
  await release(true);
  await db.transaction((tx) => eraseAccount(tx, client.actor.userId));
  expect(await gallery()).toEqual([]);
  expect(
    await sql`select from reviews where job_request_id = ${jobRequestId} and photos_released_at is not null`,
  ).toHaveLength(0);
});
