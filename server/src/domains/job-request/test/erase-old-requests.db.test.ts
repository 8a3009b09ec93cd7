import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recountSums } from "../../dashboard/recount.ts";
import { auditEntries, jobRequests, users } from "../../../db/schema/index.ts";
import { eraseInactiveAccounts } from "../../auth/account/retention.ts";
import { worldIn } from "./scenario.ts";
import { eraseOldRequests } from "../erase/erase-old-requests.ts";
import { checkInvariants, invariants } from "../../../invariants/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { offerRouter } from "../../offer/index.ts";
import { conversationRouter } from "../../conversation/index.ts";
import { testDatabase } from "../../../test/database/database.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database, 1);
const { client, admin, input, companies, make } = world;
const conversationOf = createCallerFactory(conversationRouter);
const offerCallsOf = createCallerFactory(offerRouter);
const never = new AbortController().signal;
const ago = (months: number) => sql`now() - ${months} * interval '1 month' - interval '1 hour'`;
const age = async (id: string, months: number) => {
  await db
    .update(jobRequests)
    .set({ createdAt: ago(months) })
    .where(eq(jobRequests.id, id));
};
const noFiles = async (ids: readonly string[]) => expect(ids).toEqual([]);
/** Lets whatever is written to a row fail, as a fault in what hangs on it would. */
const spoil = async (table: "job_requests" | "users", id: string) => {
  await database.sql.unsafe(`
    create or replace function spoilt() returns trigger language plpgsql as $$ begin raise 'spoilt'; end $$;
    create trigger spoilt before update on ${table} for each row when (old.id = '${id}') execute function spoilt()`);
  return async () => void (await database.sql.unsafe(`drop trigger spoilt on ${table}`));
};
const rowOf = async (id: string) => (await db.select().from(jobRequests).where(eq(jobRequests.id, id)))[0];

test("requests past their time lose what is personal, once; younger ones keep it", async () => {
  const [sent, unsent, young] = await Promise.all([1, 2, 3].map(() => client.call.create(input())));
  if (!sent || !unsent || !young) throw new Error("three requests");
  await admin.call.sendToCompanies({ id: sent.id, companyIds: companies.map(({ id }) => id) });
  await age(sent.id, 24);
  await age(unsent.id, 25);
  await age(young.id, 23);
  await world.forgetMails();

  expect(await eraseOldRequests(db, never)).toBe(2);
  expect(await eraseOldRequests(db, never)).toBe(0);
  const empty = {
    description: "",
    street: null,
    postalCode: null,
    locality: null,
    title: expect.stringMatching(/^Prestation [a-z]{6} \d{4}-\d{6}$/),
  };
  expect(await rowOf(sent.id)).toMatchObject({
    ...empty,
    status: JobStatus.Processed,
    answers: { area: 6.5, tenant: false },
  });
  expect((await rowOf(sent.id))?.answers).not.toHaveProperty("from");
  expect(await rowOf(unsent.id)).toMatchObject({ ...empty, status: JobStatus.Canceled });
  expect(await rowOf(young.id)).toMatchObject({ street: "Rue du Lac 1", erasedAt: null, status: JobStatus.Active });
  expect(await world.queued()).toEqual([]);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.action, "retention.eraseRequests"))).toMatchObject([
    { actorId: null, details: { count: 2, months: 24 } },
  ]);
});

test("nobody leaves words with a request that is erased", async () => {
  const { id } = await client.call.create(input());
  const [company] = companies;
  if (!company) throw new Error("one company");
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  await company.call.answer({ id, response: "interested", message: "Volontiers." });
  await age(id, 24);
  expect(await eraseOldRequests(db, never)).toBe(1);
  const words = "Appelez Léa Blanc, rue du Lac 1.";
  const conflict = { code: "STATUS_CONFLICT" };
  expect(await refusal(company.call.answer({ id, response: "interested", message: words }))).toMatchObject(conflict);
  expect(await refusal(client.call.addDetails({ id, text: words }))).toMatchObject(conflict);
  expect(await refusal(admin.call.askPrecision({ id, message: words }))).toMatchObject(conflict);
  expect(await refusal(admin.call.addNote({ id, text: words }))).toMatchObject(conflict);
  const content = { lines: [], message: words };
  const drafts = offerCallsOf(contextOf(database, company.actor));
  expect(await refusal(drafts.saveDraft({ jobRequestId: id, content }))).toMatchObject(conflict);
  const talk = conversationOf(contextOf(database, client.actor));
  expect(await refusal(talk.send({ jobRequestId: id, companyId: company.id, body: words }))).toMatchObject({
    code: "CONVERSATION_CLOSED",
  });
  await client.call.decide({ id, companyId: company.id, decision: "rejected", note: words });
  await client.call.cancel({ id, reason: words });
  const checked = await checkInvariants(db, invariants);
  expect(checked.find(({ name }) => name === "erased-request-says-nothing")).toMatchObject({ count: 0, first: [] });
});

test("whoever reads a request whose words were taken out is told so, in lists as well", async () => {
  const { id } = await client.call.create(input());
  const [company] = companies;
  if (!company) throw new Error("one company");
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  const told = async () => {
    const lists = await Promise.all([
      admin.call.listForAdmin({}),
      admin.call.rowsForAdmin({}),
      client.call.listForTenderer({}),
      company.call.listForCompany({}),
    ]);
    const requests = await Promise.all([admin, client, company].map(({ call }) => call.get({ id })));
    const rows = lists.flatMap(({ items }) => items.filter((item) => item.id === id));
    return [...requests, ...rows].map((request) => request.erased ?? false);
  };
  expect(await told()).toEqual(Array(7).fill(false));
  await age(id, 24);
  expect(await eraseOldRequests(db, never)).toBe(1);
  expect(await told()).toEqual(Array(7).fill(true));
  expect(await admin.call.get({ id })).not.toHaveProperty("erasedAt");
});

test("more than a batch is erased in one night, and the sums follow", async () => {
  for (let n = 0; n < 120; n += 1)
    await make.request(client.id, world.place, { createdAt: "2020-01-01T08:00:00.000Z", street: "Rue du Lac 1" });
  expect(await eraseOldRequests(db, never)).toBe(120);
  expect(Object.values(await recountSums(db)).every((count) => count === 0)).toBe(true);
});

test("a request that cannot be erased keeps none of the others, and is named", async () => {
  const made = [];
  for (let n = 0; n < 3; n += 1)
    made.push(await make.request(client.id, world.place, { createdAt: "2020-01-01T08:00:00.000Z" }));
  const [first, spoilt, last] = made.map(({ id }) => id);
  if (!first || !spoilt || !last) throw new Error("three requests");
  const mend = await spoil("job_requests", spoilt);
  await expect(eraseOldRequests(db, never)).rejects.toThrow(`1 of 3 failed: ${spoilt}`);
  for (const id of [first, last]) expect((await rowOf(id))?.erasedAt).not.toBeNull();
  expect((await rowOf(spoilt))?.erasedAt).toBeNull();
  await mend();
  expect(await eraseOldRequests(db, never)).toBe(1);
});

test("accounts that nobody used are erased; admins, those in use and those that have paid are not", async () => {
  const old = async (id: string, lastLogin?: number) => {
    await db
      .update(users)
      .set({ createdAt: ago(60), ...(lastLogin !== undefined && { lastLoginAt: ago(lastLogin) }) })
      .where(eq(users.id, id));
    return id;
  };
  const asleep = await old((await make.tenderer()).actor.userId, 36);
  const neverUsed = await old((await make.company()).actor.userId);
  const used = await old((await make.tenderer()).actor.userId, 35);
  const keeper = await old((await make.admin()).userId, 59);
  const payer = await make.company();
  await old(payer.actor.userId, 40);
  await make.subscription({ companyId: payer.id });

  expect(await eraseInactiveAccounts(db, never, noFiles)).toBe(2);
  expect(await eraseInactiveAccounts(db, never, noFiles)).toBe(0);
  const erased = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.deletedAt} is not null`);
  expect(erased.map(({ id }) => id).sort()).toEqual([asleep, neverUsed].sort());
  expect(erased.map(({ id }) => id)).not.toEqual(expect.arrayContaining([used, keeper]));
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "retention.eraseAccount"));
  expect(new Set(entries.map(({ entityId }) => entityId))).toEqual(new Set([asleep, neverUsed]));
});

test("an account that cannot be erased keeps none of the others, and is named", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { userId } = (await make.tenderer()).actor;
    await db
      .update(users)
      .set({ createdAt: ago(60 - n) })
      .where(eq(users.id, userId));
    ids.push(userId);
  }
  const [, spoilt = ""] = ids;
  const mend = await spoil("users", spoilt);
  await expect(eraseInactiveAccounts(db, never, noFiles)).rejects.toThrow(`1 of 3 failed: ${spoilt}`);
  const deleted = async () =>
    (await db.select().from(users)).filter(({ id, deletedAt }) => ids.includes(id) && deletedAt !== null).length;
  expect(await deleted()).toBe(2);
  await mend();
  expect(await eraseInactiveAccounts(db, never, noFiles)).toBe(1);
});
