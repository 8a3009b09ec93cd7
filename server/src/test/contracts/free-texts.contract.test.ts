import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../db/schema/index.ts";
import { worldIn } from "../../domains/job-request/test/scenario.ts";
import { testDatabase } from "../database/database.ts";
import { everybodySpeaks } from "../app/everybody-speaks.ts";

/**
 * Whose words a column holds that the other side can come to read before an acceptance. Every text and document of the database is
 * here or below, so that nobody adds one without saying whether it is masked.
 */
const between: Record<string, "client" | "company"> = {
  "job_requests.title": "client",
  "job_requests.description": "client",
  "job_requests.answers": "client",
  "job_requests.cancel_reason": "client",
  "job_request_notes.text": "client",
  "job_request_notes.answer": "client",
  "job_request_companies.message": "company",
  "job_request_companies.reject_note": "client",
  "messages.body": "client",
  "offers.message": "company",
  "offers.payment_terms": "company",
  "offer_lines.label": "company",
};

/** Why the others need no mask, by column or by table. */
const others: Record<string, string> = {
  "job_requests.number": "made by the database",
  "job_requests.masked_title": "the masked words themselves",
  "job_requests.masked_description": "the masked words themselves",
  "messages.masked_body": "the masked words themselves",
  "job_requests.postal_code": "shown as a place, of a checked shape",
  "job_requests.locality": "a name of the list of places",
  "job_requests.street": "shown after the acceptance alone",
  "job_requests.form": "the back office's own questions",
  "job_request_notes.before": "read by the client and the back office alone",
  "job_request_notes.after": "read by the client and the back office alone",
  "job_request_photos.question_id": "an id of the form",
  "job_request_companies.agreed_company_name": "kept with the acceptance",
  "job_request_companies.agreed_company_uid": "kept with the acceptance",
  "job_request_companies.agreed_first_name": "kept with the acceptance",
  "job_request_companies.agreed_last_name": "kept with the acceptance",
  "companies.name": "public on its card (decision 102)",
  "companies.description": "public on its card (decision 102)",
  "companies.website": "shown with its contact data",
  "companies.uid": "public, of a checked shape",
  "companies.phone": "shown after the acceptance alone",
  "companies.street": "shown after the acceptance alone",
  "companies.postal_code": "shown as a place, of a checked shape",
  "companies.locality": "shown as a place",
  company_places: "its company's alone, a code of the list of places",
  push_subscriptions: "its owner's alone",
  tenderers: "shown after the acceptance alone",
  users: "the first name is shown, of a checked shape; the rest after the acceptance",
  company_proofs: "its company's and the back office's",
  documents: "read by their owner and the back office alone",
  replaced_answers: "read back into the answer alone",
  "offers.currency": "a code of three letters",
  "offers.reason": "said after the acceptance alone",
  "offers.note": "said after the acceptance alone",
  "offer_lines.label_en": "the catalogue's words",
  offer_drafts: "its company's alone",
  standard_lines: "the catalogue's words",
  answer_templates: "its company's alone",
  request_drafts: "its client's alone",
  notification_settings: "its owner's alone",
  office_notes: "the back office's",
  company_notes: "the back office's",
  adopted_views: "names of lists",
  list_layouts: "names of lists and columns",
  saved_views: "the back office's",
  subscriptions: "the back office's and the company's",
  backup_runs: "names and codes that a backup gives itself",
  audit_entries: "the back office's",
  audit_chain: "the back office's",
  bin_entries: "read by admins alone, and as it was once it is put back",
  sent_mails: "ids and what a mail was about; it reads its words when it is rendered",
  held_mails: "ids and what a mail is about; it reads its words when it is rendered",
  job_request_mails: "what was sent when",
  application_config: "the back office's",
  blogs: "the back office's",
  categories: "the back office's",
  subcategories: "the back office's",
  question_form_versions: "the back office's",
  question_form_drafts: "the back office's",
  question_form_progress: "counted screens",
  regions: "the back office's",
  places: "the list of places",
  slug_history: "the back office's",
  page_views: "counted pages",
  rate_counts: "limits",
  attempts: "limits",
  idempotency_keys: "keys of calls",
  spent_bot_proofs: "keys of calls",
  spent_challenges: "keys of calls",
  known_origins: "sign-in",
  sessions: "sign-in",
  sign_in_events: "sign-in",
  sign_in_tickets: "sign-in",
  second_factors: "sign-in",
  api_keys: "its owner's and the back office's",
  webhook_endpoints: "its owner's and the back office's",
  webhook_events: "kinds and ids",
  showcase_slugs: "addresses of public pages",
  reports: "the back office's",
  reviews: "published as written, once the work is done",
  client_reviews: "the back office's",
  backup_codes: "sign-in",
  verification_codes: "sign-in",
};

const inDatabase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const texts = Object.values<unknown>(schema).flatMap((value) => {
  if (!is(value, PgTable)) return [];
  const { name } = getTableConfig(value);
  return Object.entries(getTableColumns(value)).flatMap(([key, column]) =>
    /^(?:text|citext|jsonb)/.test(column.getSQLType()) && !column.enumValues?.length
      ? [{ table: name, column: `${name}.${inDatabase(key)}` }]
      : [],
  );
});

test("every text of the database is masked between the two, or says why it need not be", () => {
  const decided = (name: string) => name in between || name in others;
  expect(texts.filter(({ table, column }) => !decided(column) && !decided(table))).toEqual([]);
  const named = new Set(texts.flatMap(({ table, column }) => [table, column]));
  expect([...Object.keys(between), ...Object.keys(others)].filter((name) => !named.has(name))).toEqual([]);
});

const database = await testDatabase();
const { sql } = database;
const world = await worldIn(database);
const numbers = { client: "079 555 44 33", company: "079 666 55 44", office: "079 777 66 55" };
const { id, otherId, first, second, as } = await everybodySpeaks(database, world, {
  client: `Bonjour, ${numbers.client} merci`,
  company: `Volontiers, ${numbers.company} merci`,
  office: `Bureau, ${numbers.office} merci`,
  name: "Rochat",
});
const figuresOf = (number: string) => number.slice(4).replaceAll(" ", "");
const tells = (reading: unknown, number: string) =>
  JSON.stringify(reading).replaceAll(/[\s.]/g, "").includes(figuresOf(number));

test("all of them hold a number that somebody wrote", async () => {
  for (const [name, writer] of Object.entries(between)) {
    const [table = "", column = ""] = name.split(".");
    const rows = await sql`select ${sql(column)}::text as said from ${sql(table)}`;
    expect(
      rows.some(({ said }) => tells(said, numbers[writer])),
      name,
    ).toBe(true);
  }
});

test("before an acceptance neither side reads it, in no call and no mail", async () => {
  for (const company of [first, second]) {
    const call = as(company.actor);
    for (const request of company === second ? [id, otherId] : [id]) {
      const read = await call.jobRequest.get({ id: request });
      expect(read.title).toContain("•••");
      expect(tells(read, numbers.client)).toBe(false);
    }
    const lists = [call.jobRequest.listForCompany({}), call.conversation.list({})];
    for (const list of lists) expect(tells(await list, numbers.client)).toBe(false);
  }
  const talk = await as(first.actor).conversation.get({ jobRequestId: id, companyId: first.id });
  expect(talk.messages).toHaveLength(2);
  expect(tells(talk, numbers.client)).toBe(false);

  const client = as(world.client.actor);
  const reads = [
    client.jobRequest.get({ id }),
    client.jobRequest.listForTenderer({}),
    client.conversation.list({}),
    client.conversation.get({ jobRequestId: id, companyId: first.id }),
    client.offer.get({ jobRequestId: id, companyId: first.id }),
    client.offer.compare({ jobRequestId: id }),
  ];
  for (const read of reads) {
    const {
      company: _,
      jobRequestCompanies: answers,
      ...rest
    } = { company: 0, jobRequestCompanies: 0, ...(await read) };
    expect(tells([rest, answers], numbers.company)).toBe(false);
  }
  const queued = await sql`select data::text as data from pgboss.job union all select data::text from held_mails`;
  expect(queued.length).toBeGreaterThan(3);
  for (const number of Object.values(numbers)) expect(queued.filter(({ data }) => tells(data, number))).toEqual([]);
});
