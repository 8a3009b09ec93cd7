import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import * as fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { appRouter } from "../app/router.ts";
import { subcategories } from "../db/schema/index.ts";
import { worldIn } from "../domains/job-request/test/scenario.ts";
import { createCallerFactory } from "../trpc/init.ts";
import type { Actor } from "../trpc/actor.ts";
import { contextOf } from "./caller.ts";
import { testDatabase } from "./database.ts";

/**
 * What a reader must not see changes nothing that it reads: of two databases that differ in that alone every answer is the same,
 * byte for byte, lists, counts, orders and searches included. 20,000 pairs by `pnpm test:long`.
 */
const pairs = inject("longRuns") ? 20_000 : 300;
const seed = 12;

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const { client, admin, companies } = world;
const [reader, other] = companies as [(typeof companies)[0], (typeof companies)[0]];
const callerOf = createCallerFactory(appRouter);
const as = (actor: Actor) => callerOf(contextOf(database, actor));

const label = (fr: string) => ({ fr });
const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "all",
      title: label("Tout"),
      questions: [
        { id: "ill", type: "yesNo", label: label("Malade ?"), required: false, sensitive: true, summary: true },
        {
          id: "more",
          type: "shortText",
          label: label("De quoi ?"),
          required: false,
          summary: true,
          visibleIf: { q: "ill", op: "eq", value: true },
        },
        { id: "area", type: "number", label: label("Surface"), required: false, summary: true },
      ],
    },
  ],
};
await db.update(subcategories).set({ questions: form }).where(eq(subcategories.id, world.place.subcategoryId));

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
await reader.call.answer({ id, response: "interested" });
await as(client.actor).conversation.send({ jobRequestId: id, companyId: other.id, body: "Bonjour" });
const [note] = await sql<{ id: string }[]>`
  insert into job_request_notes (job_request_id, kind, author_id, text) values (${id}, 'asked', ${admin.userId}, 'Quoi ?') returning id`;
// The first reading notes that it was seen.
for (const actor of [reader.actor, client.actor]) await as(actor).jobRequest.get({ id });

interface Reading {
  /** What is read whatever is looked for. */
  whole: () => Promise<unknown>;
  finds: (search: string) => Promise<unknown>;
}

/** All that a company reads of requests and of those who post them. */
const company = as(reader.actor);
const companyReads: Reading = {
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
  whole: () =>
    Promise.all([
      asking.jobRequest.get({ id }),
      asking.jobRequest.listForTenderer({}),
      asking.conversation.list({}),
      asking.requestDraft.list(),
    ]),
  finds: (search) => asking.jobRequest.listForTenderer({ search }),
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
    what: "a company that a sending still waits for",
    reads: clientReads,
    put: async () => {
      const [, , third] = companies;
      return sql`
        insert into job_request_companies (job_request_id, company_id, held_until) values (${id}, ${third?.id ?? ""}, now() + interval '1 hour')`;
    },
  },
];

/** The tables that a secret may change, with what tells their rows apart; what stood in them is put back after each pair. */
const keys = {
  users: ["id"],
  job_requests: ["id"],
  job_request_companies: ["job_request_id", "company_id"],
  messages: ["id"],
  job_request_notes: ["id"],
};
const statements = await Promise.all(
  Object.entries(keys).map(async ([table, key]) => {
    const columns = await sql<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
    const of = (row: string) => columns.map(({ name }) => `${row}.${name}`).join(", ");
    const same = key.map((name) => `now.${name} = was.${name}`).join(" and ");
    const set = columns.map(({ name }) => `${name} = was.${name}`).join(", ");
    const [row] = await sql.unsafe<{ rows: string }[]>(`select json_agg(t)::text as rows from ${table} as t`);
    const put = `update ${table} as now set ${set} from json_populate_recordset(null::${table}, $1::text::json) as was where ${same} and (${of("now")}) is distinct from (${of("was")})`;
    return { put, rows: row?.rows ?? "[]" };
  }),
);
async function putBack() {
  await sql`delete from subscriptions`;
  await sql`delete from job_request_companies where held_until is not null`;
  for (const { put, rows } of statements) await sql.unsafe(put, [rows]);
}

const text = (reading: unknown) =>
  JSON.stringify(reading).replaceAll(/expires=\d+&reader=[\w-]+&signature=[\w-]+/g, "");

/** What each reads as long as nobody changes anything. */
const standing = new Map<Reading, string>();
for (const reads of [companyReads, clientReads]) standing.set(reads, text(await reads.whole()));

test(
  "a reader's answers do not depend on what it must not see",
  async () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...secrets),
        word,
        fc.integer({ min: 1, max: 999_999 }),
        async (secret, said, figure) => {
          // Whoever suspects a word looks for it.
          const search = figure % 3 === 0 ? String(figure) : said;
          const { whole, finds } = secret.reads;
          const before = [standing.get(secret.reads), text(await finds(search))];
          try {
            await secret.put(said, figure);
            expect([text(await whole()), text(await finds(search))], secret.what).toEqual(before);
          } finally {
            await putBack();
          }
        },
      ),
      { numRuns: pairs, seed },
    );
  },
  inject("longRuns") ? 3_600_000 : 300_000,
);
