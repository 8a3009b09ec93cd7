import * as fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, inject, test, vi } from "vitest";
import { appRouter } from "../../app/router.ts";
import { csvExports } from "../../app/exports.ts";
import { savedViews, subcategories } from "../../db/schema/index.ts";
import { audienceOf } from "../../domains/live/audience.ts";
import { worldIn } from "../../domains/job-request/test/scenario.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import type { Actor } from "../../trpc/actor.ts";
import { liveChange } from "@metiro/shared/live/schema";
import { testApp } from "../app/app.ts";
import { contextOf } from "../app/caller.ts";
import { formWithSecret, joined, keptRows } from "./non-interference.fixture.ts";
import { wiresOf } from "./wire.ts";

/**
 * What a reader must not see changes nothing that it reads: of two databases that differ in that alone every answer is the same,
 * byte for byte, lists, counts, orders, searches and exports included: as a call gives it and as it comes over the wire, with its
 * headers. Over the wire each answer is compared with each secret put in; `pnpm test:long` puts each in a thousand times.
 */
const times = inject("longRuns") ? 1_000 : 4;
/** The answers over the wire are shared out among so many times. */
const shares = 4;
const seed = 12;

const database = await testApp();
const { db, sql } = database;
const wireFor = wiresOf(database);
const world = await worldIn(database);
const { client, admin, companies } = world;
const [reader, other] = companies as [(typeof companies)[0], (typeof companies)[0]];
const callerOf = createCallerFactory(appRouter);
const as = (actor: Actor) => callerOf(contextOf(database, actor));

await db
  .update(subcategories)
  .set({ questions: formWithSecret })
  .where(eq(subcategories.id, world.place.subcategoryId));

const words = { title: "Chambre, tél. 079 555 66 77", description: "Appelez le 079 555 66 77 dès demain." };
const { id } = await client.call.create(world.input({ ...words, answers: { area: 4 } }));
const second = await client.call.create(world.input({ title: "Cuisine à repeindre", answers: { area: 5 } }));
for (const request of [id, second.id])
  await admin.call.sendToCompanies({ id: request, companyIds: [reader.id, other.id] });
await other.call.answer({
  id,
  response: "interested",
  message: "Volontiers.",
  priceMin: 100,
  priceMax: 200,
  priceUnit: "total",
});
await reader.call.answer({ id, response: "interested", message: "Volontiers." });
await as(client.actor).conversation.send({ jobRequestId: id, companyId: other.id, body: "Bonjour" });
const [note] = await sql<{ id: string }[]>`
  insert into job_request_notes (job_request_id, kind, author_id, text) values (${id}, 'asked', ${admin.userId}, 'Quoi ?') returning id`;
await as(other.actor).answerTemplate.add({ name: "Premier", message: "Bonjour" });
await as(client.actor).requestDraft.save({
  subcategoryId: world.place.subcategoryId,
  baseRevision: 0,
  content: { title: "Brouillon", answers: {}, idempotencyKey: "begun" },
});
const colleague = await world.make.admin();
await db.insert(savedViews).values({ ownerId: colleague.userId, list: "jobRequests", name: "Vue", search: {} });
// The first reading notes that it was seen.
for (const actor of [reader.actor, client.actor]) await as(actor).jobRequest.get({ id });

interface Reading {
  /** Whom a change must not be told to. */
  userId?: string;
  /** What is read whatever is looked for. */
  whole: () => Promise<unknown>;
  finds: (search: string) => Promise<unknown>;
  /** The answers of the API. */
  wires: readonly (() => Promise<string>)[];
}

/** A list in its orders, pages and with a search, as it comes over the wire to each kind of reader. */
const wire = {
  company: await wireFor({ userId: reader.actor.userId, role: "Company" }),
  client: await wireFor({ userId: client.actor.userId, role: "Tenderer" }),
  admin: await wireFor({ userId: admin.userId, role: "Admin" }),
  nobody: await wireFor(),
};
const exported = (call: string, input: object = {}) => {
  const list = csvExports.find((one) => one.call === call);
  if (!list) throw new Error(`There is no ${call}`);
  return () => joined(list.begin(input).text({ ...contextOf(database, admin), actor: admin }));
};

/** All that a company reads of requests and of those who post them. */
const company = as(reader.actor);
const companyReads: Reading = {
  userId: reader.actor.userId,
  wires: [
    () => wire.company("GET", `JobRequest/Get/${id}`),
    () => wire.company("POST", "JobRequest/GetAllForCompanies", {}),
    () => wire.company("POST", "JobRequest/GetAllForCompanies", { sort: "oldest" }),
    () => wire.company("POST", "JobRequest/GetAllForCompanies", { search: "chambre" }),
    () => wire.company("GET", "JobRequest/OwnFigures"),
    () => wire.company("GET", "Conversation/All"),
    () => wire.company("GET", "Conversation/Unread"),
    () => wire.company("GET", `Conversation/Get/${id}/${reader.id}`),
    () => wire.company("GET", `Conversation/Get/${id}/${other.id}`),
  ],
  whole: () =>
    Promise.all([
      company.jobRequest.get({ id }),
      company.jobRequest.listForCompany({}),
      company.jobRequest.listForCompany({ sort: "oldest", pageSize: 1 }),
      company.jobRequest.listForCompany({ search: "chambre" }),
      company.conversation.list({}),
      company.conversation.get({ jobRequestId: id, companyId: reader.id }),
    ]),
  finds: (search) => company.jobRequest.listForCompany({ search }),
};

/** All that a client reads of its requests and of those who answer. */
const asking = as(client.actor);
const clientReads: Reading = {
  userId: client.actor.userId,
  wires: [
    () => wire.client("GET", `JobRequest/Get/${id}`),
    () => wire.client("POST", "JobRequest/GetAllForTenderer", {}),
    () => wire.client("POST", "JobRequest/GetAllForTenderer", { sort: "oldest" }),
    () => wire.client("GET", "Conversation/All"),
    () => wire.client("GET", `Conversation/Get/${id}/${other.id}`),
    () => wire.client("GET", "RequestDraft/All"),
  ],
  whole: () =>
    Promise.all([
      asking.jobRequest.get({ id }),
      asking.jobRequest.listForTenderer({}),
      asking.conversation.list({}),
      asking.requestDraft.list(),
    ]),
  finds: (search) => asking.jobRequest.listForTenderer({ search }),
};

/** What the back office reads, which is much; passwords, drafts, templates and views of others are not in it. */
const office = as(admin);
const officeReads: Reading = {
  whole: () => Promise.all([office.savedView.list({ list: "jobRequests" }), office.user.list({ search: "" })]),
  finds: (search) => Promise.all([office.search.find({ query: search }), office.user.list({ search })]),
  wires: [
    () => wire.admin("GET", "User/GetAll"),
    () => wire.admin("POST", "JobRequest/GetAllForAdmin", {}),
    () => wire.admin("GET", "SavedView/All?list=jobRequests"),
    exported("user.export"),
    exported("jobRequest.export"),
    exported("company.export", { search: "a" }),
    exported("tenderer.export"),
  ],
};

/** What everybody reads. */
const anybody = callerOf(contextOf(database));
const publicReads: Reading = {
  whole: () => Promise.all([anybody.blog.list({}), anybody.subCategory.list()]),
  finds: (search) => anybody.blog.list({ search }),
  wires: [
    () => wire.nobody("GET", "SubCategory/All"),
    () => wire.nobody("GET", "Category/All"),
    () => wire.nobody("GET", "Region/All"),
    () => wire.nobody("GET", "Blog/All"),
    () => wire.nobody("GET", "Blog/All?sort=oldest&pageSize=1"),
    () => wire.nobody("GET", `JobRequest/Get/${id}`),
  ],
};

interface Secret {
  what: string;
  reads: Reading;
  /** Makes the database another one, in what the reader must not see alone. */
  put: (word: string, figure: number) => Promise<unknown>;
}

const requestRow = (set: object) => sql`update job_requests set ${sql(set)} where id = ${id}`;
const phoneOf = (figure: number) => `+4179${String(1_000_000 + figure)}`;

const secrets: Secret[] = [
  {
    what: "who the client is",
    reads: companyReads,
    put: (word, figure) =>
      sql`update users set last_name = ${word}, email = ${`${figure}@${word}.ch`}, phone = ${phoneOf(figure)} where id = ${client.user.id}`,
  },
  { what: "the street", reads: companyReads, put: (word) => requestRow({ street: `Rue ${word} 1` }) },
  {
    what: "a sensitive answer and what hangs on it",
    reads: companyReads,
    put: (word, figure) =>
      sql`update job_requests set answers = ${JSON.stringify(figure % 2 ? { ill: true, more: word, area: 4 } : { ill: false, area: 4 })}::text::jsonb where id = ${id}`,
  },
  {
    what: "a number in title and description",
    reads: companyReads,
    put: (_, figure) => {
      const number = `079 ${String(2_000_000 + figure).replace(/^(...)(..)(..)$/, "$1 $2 $3")}`;
      return requestRow({ title: `Chambre, tél. ${number}`, description: `Appelez le ${number} dès demain.` });
    },
  },
  {
    what: "what another company answered",
    reads: companyReads,
    put: (word, figure) =>
      sql`update job_request_companies set message = ${word}, price_min = ${figure}, price_max = ${figure + 5} where job_request_id = ${id} and company_id = ${other.id}`,
  },
  {
    what: "what another company and the client wrote to each other",
    reads: companyReads,
    put: (word) =>
      sql`update messages set body = ${word}, masked_body = ${word} where job_request_id = ${id} and company_id = ${other.id}`,
  },
  {
    what: "what the back office asked the client",
    reads: companyReads,
    put: (word) => sql`update job_request_notes set text = ${word} where id = ${note?.id ?? ""}`,
  },
  {
    what: "how the company can be reached",
    reads: clientReads,
    put: (word, figure) =>
      sql`update users set last_name = ${word}, email = ${`${figure}@${word}.ch`}, phone = ${phoneOf(figure)} where id = ${reader.user.id}`,
  },
  {
    what: "why an account is locked",
    reads: clientReads,
    put: (word) => sql`update users set lock_reason = ${word} where id = ${other.user.id}`,
  },
  {
    what: "what the back office noted of a company's subscription",
    reads: clientReads,
    put: (word, figure) => sql`
      insert into subscriptions (company_id, starts_on, ends_on, amount, currency, note)
      values (${reader.id}, '2030-01-01', '2030-12-31', ${figure}, 'CHF', ${word})`,
  },
  {
    what: "that another company answers anew",
    reads: companyReads,
    put: (word, figure) =>
      other.call.answer({
        id,
        response: "interested",
        message: word,
        priceMin: figure,
        priceMax: figure + 1,
        priceUnit: "total",
      }),
  },
  {
    what: "that another company and the client go on talking",
    reads: companyReads,
    put: async (word) => {
      await as(other.actor).conversation.send({ jobRequestId: id, companyId: other.id, body: word });
      await as(client.actor).conversation.send({ jobRequestId: id, companyId: other.id, body: word });
    },
  },
  {
    what: "a password",
    reads: officeReads,
    put: (word) => sql`update users set password_hash = ${word} where id in (${client.user.id}, ${admin.userId})`,
  },
  {
    what: "what a client has begun to write",
    reads: officeReads,
    put: (word) =>
      sql`update request_drafts set content = ${JSON.stringify({ title: word, description: word, answers: {}, idempotencyKey: "begun" })}::text::jsonb`,
  },
  {
    what: "what a company keeps to answer with",
    reads: officeReads,
    put: (word) => sql`update answer_templates set name = ${word}, message = ${word}`,
  },
  {
    what: "what another admin looks for",
    reads: officeReads,
    put: (word) =>
      sql`update saved_views set name = ${word}, search = ${JSON.stringify({ search: word })}::text::jsonb where owner_id = ${colleague.userId}`,
  },
  {
    what: "a post that is not published",
    reads: publicReads,
    put: (word, figure) => sql`
      insert into blogs (title, slug, summary, content, author_name) values (${word}, ${`${word}-${figure}`}, ${word}, ${word}, ${word})`,
  },
  {
    what: "all that people say of a request",
    reads: publicReads,
    put: (word) => requestRow({ title: word, description: word, street: word, locality: word }),
  },
  {
    what: "a company that a sending still waits for",
    reads: clientReads,
    put: async () => {
      const [, , third] = companies;
      return sql`
        insert into job_request_companies (job_request_id, company_id, held_until) values (${id}, ${third?.id ?? ""}, now() + interval '1 hour')`;
    },
  },
];

/** The tables that a secret may change, with what tells their rows apart. */
const restore = await keptRows(sql, {
  users: ["id"],
  job_requests: ["id"],
  job_request_companies: ["job_request_id", "company_id"],
  messages: ["id"],
  job_request_notes: ["id"],
  conversations: ["job_request_id", "company_id"],
  request_drafts: ["id"],
  answer_templates: ["id"],
  saved_views: ["id"],
});
const said = await sql<{ id: string }[]>`select id from messages`;
const updated = await sql<{ id: string; at: string }[]>`select id, updated_at::text as at from users`;
const [lastChange] = await sql<{ id: string }[]>`select id from request_changes order by id desc limit 1`;
async function putBack() {
  await sql`delete from messages where id <> all(${said.map((message) => message.id)}::uuid[])`;
  await sql`delete from attempts`;
  await sql`delete from blogs`;
  await sql`delete from subscriptions`;
  await sql`delete from job_request_companies where held_until is not null`;
  await restore();
  await sql`delete from request_changes where id > ${lastChange?.id ?? ""}`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`; // The moments that stood when everybody read.
    for (const one of updated) await tx`update users set updated_at = ${one.at} where id = ${one.id}`;
  });
}

const text = (reading: unknown) =>
  (typeof reading === "string" ? reading : JSON.stringify(reading)).replaceAll(
    /expires=\d+&reader=[\w-]+&signature=[\w-]+|requestId\\":\\"[\w-]+/g,
    "",
  );

/** What each reads as long as nobody changes anything. */
interface Standing {
  whole: string;
  wires: readonly string[];
}
const standing = new Map<Reading, Standing>();
for (const reads of [companyReads, clientReads, officeReads, publicReads]) {
  const wires = [];
  for (const read of reads.wires) {
    const answer = text(await read());
    // A call that refuses what it is asked would compare nothing.
    expect(answer).not.toMatch(/^\[(?:400|405|5)/);
    wires.push(answer);
  }
  standing.set(reads, { whole: text(await reads.whole()), wires });
}

/** Who was told of something by what a secret did. */
const heard: string[] = [];
await sql.listen("live", (change) => void heard.push(change));
const audience = audienceOf(db);
async function toldOf(reads: Reading): Promise<string[]> {
  // What was announced before has come when this comes.
  const marker = `end-${heard.length}`;
  await sql.notify("live", marker);
  await vi.waitFor(() => expect(heard.at(-1)).toBe(marker), { interval: 1 });
  const changes = heard.splice(0).filter((change) => change !== marker);
  const told = await Promise.all(changes.map((change) => audience(liveChange.parse(JSON.parse(change)))));
  return changes.filter((_, index) => reads.userId !== undefined && told[index]?.userIds.has(reads.userId));
}

const drawn = fc.tuple(fc.stringMatching(/^[a-z]{5,12}$/), fc.integer({ min: 1, max: 160_000 }));

test.each(secrets)(
  "a reader's answers do not depend on what it must not see: $what",
  async ({ what, reads, put }) => {
    const { whole, finds, wires } = reads;
    const before = standing.get(reads);
    for (const [nth, [word, number]] of fc.sample(drawn, { seed, numRuns: times }).entries()) {
      const figure = number * 6 + nth;
      // Whoever suspects a word looks for it.
      const search = figure % 3 === 0 ? String(figure) : word;
      const found = text(await finds(search));
      try {
        heard.length = 0;
        await put(word, figure);
        expect([text(await whole()), text(await finds(search))], what).toEqual([before?.whole, found]);
        for (const [at, read] of wires.entries())
          if (at % shares === nth % shares) expect(text(await read()), what).toBe(before?.wires[at]);
        expect(await toldOf(reads), what).toEqual([]);
      } finally {
        await putBack();
      }
    }
  },
  inject("longRuns") ? 3_600_000 : 300_000,
);
