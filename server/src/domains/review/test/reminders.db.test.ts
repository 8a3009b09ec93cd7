import { beforeEach, expect, test } from "vitest";
import { i18nFor } from "../../../i18n/catalogues.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { reviewMails } from "../mails/index.ts";
import { askForReviews } from "../tasks.ts";
import { given, reviewsIn } from "./review.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await reviewsIn(database);
const [client, company] = [await world.client(), await world.company()];
let id = "";
beforeEach(async () => {
  await sql`delete from pgboss.job`;
  await emptyTables(sql, "review_reminders, reviews, client_reviews");
  await sql`update job_requests set done_at = null, done_on = null, done_company_id = null`.catch(() => undefined);
  id = await world.work(client.id, company.id);
});

const asked = async () =>
  (
    await sql<{ data: { kind: string; to: string; data: { jobRequestId: string } } }[]>`
      select data from pgboss.job where data->>'kind' = 'reviewAsked' order by created_on, id`
  )
    .map(({ data }) => data)
    .filter(({ data }) => data.jobRequestId === id);

test("three days after the work and once more after ten its client is asked, however often the morning comes", async () => {
  const mails: number[] = [];
  for (let day = 0; day <= 20; day++) {
    await Promise.all([askForReviews(db), askForReviews(db)]);
    mails.push((await asked()).length);
    await world.pass(id, 1);
  }
  expect(mails).toEqual([...Array<number>(3).fill(0), ...Array<number>(7).fill(1), ...Array<number>(11).fill(2)]);
  expect(await asked()).toEqual(
    Array.from({ length: 2 }, () => ({ kind: "reviewAsked", to: client.actor.userId, data: { jobRequestId: id } })),
  );
});

test("mornings that were missed are caught up with for a week, with one mail and not two", async () => {
  await world.pass(id, 12);
  await askForReviews(db);
  await askForReviews(db);
  expect(await asked()).toHaveLength(1);
  const late = await world.work(client.id, company.id, { daysAgo: 17 });
  await askForReviews(db);
  expect(await sql`select from review_reminders where job_request_id = ${late}`).toHaveLength(0);
});

test("who has written is asked no more, and a mail that waits has nothing to say then", async () => {
  await world.pass(id, 3);
  await askForReviews(db);
  const context = { db, i18n: i18nFor("fr"), link: (path: string) => `https://metiro.example.ch${path}` };
  const mail = await reviewMails.reviewAsked(context as never, { jobRequestId: id });
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Comment s’est passé le travail avec .+\u00a0\?$/),
    button: { url: `https://metiro.example.ch/tenderer/requests/${id}` },
  });
  await client.call.save({ jobRequestId: id, ...given });
  expect(await reviewMails.reviewAsked(context as never, { jobRequestId: id })).toBeNull();
  await world.pass(id, 7);
  await askForReviews(db);
  expect(await asked()).toHaveLength(1);
});
