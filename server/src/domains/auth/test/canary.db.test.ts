import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { eq, getTableColumns, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { appRouter } from "../../../app/router.ts";
import * as schema from "../../../db/schema/index.ts";
import { marksOf } from "../../../db/schema/personal.ts";
import { contextOf } from "../../../test/caller.ts";
import { testDatabase } from "../../../test/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { eraseAccount } from "../account/erase-account.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const callerOf = createCallerFactory(appRouter);
const as = (actor: Actor) => callerOf(contextOf(database, actor));

/** A word that stands nowhere but where a person, or somebody who speaks of it, has put it. */
const canary = "Kanarienfels";
const said = `Bonjour ${canary}, à bientôt`;

const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "words",
      title: { fr: "Mots" },
      questions: [
        { id: "short", type: "shortText", label: { fr: "Court" }, required: false, summary: true },
        { id: "long", type: "longText", label: { fr: "Long" }, required: false },
        { id: "place", type: "address", label: { fr: "Lieu" }, required: false },
        { id: "area", type: "number", label: { fr: "Surface" }, required: false },
      ],
    },
  ],
};
await db.update(schema.subcategories).set({ questions: form });

/** Everything that client, companies and back office say of each other, by the calls that they use. */
async function everybodySpeaks() {
  const { client, companies, admin } = world;
  const [first, second, third] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]];
  const [asClient, asAdmin, asFirst] = [as(client.actor), as(admin), as(first.actor)];
  const address = { street: `${canary} 3`, postalCode: "1003", locality: canary };
  const answers = { short: said, long: said, place: address, area: 4 };
  const words = { title: said, description: said, ...address, answers };
  const { id } = await asClient.jobRequest.create(world.input(words));
  await asClient.jobRequest.update({ id, title: `${said} encore` });
  await asAdmin.jobRequest.edit({ id, title: said, description: `${said}.`, reason: said });
  await asAdmin.jobRequest.sendToCompanies({ id, companyIds: [first.id, second.id] });
  await asAdmin.jobRequest.askPrecision({ id, message: said });
  const { questions } = await asClient.jobRequest.get({ id });
  await asClient.jobRequest.answerQuestion({ id, questionId: questions[0]?.id ?? "", text: said });
  await asClient.jobRequest.addDetails({ id, text: said });
  for (const company of [first, second])
    await as(company.actor).jobRequest.answer({ id, response: "interested", message: said });
  await asFirst.conversation.send({ jobRequestId: id, companyId: first.id, body: said });
  await asClient.conversation.send({ jobRequestId: id, companyId: first.id, body: said });
  const rejected = { decision: "rejected", rejectReason: "other", rejectNote: said } as const;
  await asClient.jobRequest.decide({ id, companyId: second.id, ...rejected });
  const other = await asClient.jobRequest.create(world.input(words));
  await asClient.jobRequest.cancel({ id: other.id, reason: said });
  const { subcategoryId } = world.place;
  await asClient.requestDraft.save({
    subcategoryId,
    baseRevision: 0,
    content: { title: said, description: said, answers, idempotencyKey: "k" },
  });
  await asFirst.answerTemplate.add({ name: canary, message: said });
  await asAdmin.user.update({ id: client.user.id, firstName: canary, lastName: canary });
  await asAdmin.company.correct({ id: first.id, name: canary, description: said, street: `${canary} 3` });
  const term = { companyId: third.id, startsOn: "2030-01-01", endsOn: "2030-12-31", amount: 100, note: said };
  await asAdmin.subscription.create({ newSubscriptions: [term] });
  const [subscription] = await db.select().from(schema.subscriptions);
  await asAdmin.subscription.update({ id: subscription?.id ?? "", note: `${said} encore` });
  await asAdmin.user.lock({ id: third.user.id, reason: said });
  await asAdmin.savedView.add({ list: "jobRequests", name: "Dossier", search: { search: canary } });
  await asAdmin.savedView.add({ list: "users", name: canary, search: { page: 2 } });
  return [client.user.id, first.user.id, second.user.id, third.user.id];
}

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

/** Text of somebody's choice: no list of values, nothing that the database works out. */
const isFree = (column: PgColumn) =>
  /^(text|citext)$/.test(column.getSQLType()) && !column.enumValues?.length && !column.generated && !column.primary;

const inDatabase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Texts whose shape the database checks: no word fits in. */
const shaped = /^(verification_codes|sessions|attempts|idempotency_keys|sign_in_tickets|backup_codes|second_factors)\./;

/** Puts the word into every text that is marked to go, of every row that is not the back office's own. */
async function sweepIn(owners: readonly string[]): Promise<string[]> {
  const put: string[] = [];
  for (const table of tables) {
    const marks = marksOf(table);
    if (marks === undefined) continue;
    const { name } = getTableConfig(table);
    const columns = getTableColumns(table);
    const owner = name === "users" ? "id" : ["userId", "ownerId"].find((key) => columns[key]);
    for (const [key, column] of Object.entries(columns)) {
      const mark = marks === "removed" ? undefined : marks[key];
      if (!isFree(column) || (mark && !("erased" in mark)) || shaped.test(`${name}.${key}`)) continue;
      const free = sql`coalesce(${sql(inDatabase(key))}, '') not ilike ${`%${canary}%`}`;
      const whose = owner ? sql`${sql(inDatabase(owner))} = any(${[...owners]}::uuid[]) and ${free}` : free;
      const fill = (where: typeof whose) =>
        sql`update ${sql(name)} set ${sql(inDatabase(key))} = ${canary} || '@' || ctid::text where ${where}`;
      // Some texts may stand only beside others, as the reason of a rejection: there each one that is given.
      const { count } = await fill(whose).catch(() => fill(sql`${whose} and ${sql(inDatabase(key))} is not null`));
      if (count > 0) put.push(`${name}.${key}`);
    }
  }
  return put;
}

/** Where the word stands: every table of the database, the queue of mails and jobs included. */
async function found(): Promise<string[]> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`;
  const hits = [];
  for (const { name } of names) {
    const rows = await sql.unsafe(`select t::text as row from ${name} t where t::text ilike $1 limit 3`, [
      `%${canary}%`,
    ]);
    hits.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return hits;
}

test("after client and companies are erased a word that was put into every text stands nowhere", async () => {
  const people = await everybodySpeaks();
  const spoken = (await found()).join("\n");
  for (const table of [
    "job_requests",
    "job_request_companies",
    "job_request_notes",
    "messages",
    "audit_entries",
    "saved_views",
  ])
    expect(spoken).toContain(`public.${table}: `);
  const put = await sweepIn(people);
  expect(put).toEqual(expect.arrayContaining(["users.phone", "companies.website", "users.lockReason"]));
  expect(put.length).toBeGreaterThan(15);
  await db.transaction(async (tx) => {
    for (const id of people) await eraseAccount(tx, id);
  });
  // Who paid stays for ten years, as books do; it is marked as kept.
  await sql`update subscriptions set payer_name = null`;
  expect(await found()).toEqual([]);
  const [left] = await db
    .select()
    .from(schema.jobRequests)
    .where(eq(schema.jobRequests.answers, { area: 4 }));
  expect(left?.title).toMatch(/^.+ \d{4}-\d{6}$/);
});
