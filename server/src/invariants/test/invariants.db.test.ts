import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../seed/catalogue.ts";
import { seedDemo } from "../../seed/demo.ts";
import { testDatabase } from "../../test/database/database.ts";
import { checkInvariants, checkStoredFiles, invariants } from "../index.ts";

const { db, sql } = await testDatabase();
await seedCatalogue(db);
await seedDemo(db, { now: new Date(), passwordHash: "none" });
/** Ids of images. */
const uploads = [
  "01a1ffb3-bbd8-74ca-8b10-b36e6792b2aa",
  "01a1ffb3-bbd8-74ca-8b10-b36e6792b2bb",
  "01a1ffb3-bbd8-74ca-8b10-b36e6792b3bb",
];

const one = (table: string, where = "true") => `(select id from ${table} where ${where} order by id limit 1)`;
const client = one("users", "role = 'Tenderer'");
const admin = one("users", "role = 'Admin'");
const request = one("job_requests");
const sent = one("job_requests", "status = 4");
const key = (user: string) => `
  insert into idempotency_keys (user_id, key, body_hash, job_request_id) values (${user}, 'key', 'hash', ${request})`;
const file = (owner: string) => `
  insert into files (id, owner_id, width, height, bytes) values ('${uploads[0]}', ${owner}, 1, 1, 1)`;
const code = (purpose: string, subject: string, until: string) => `
  insert into verification_codes (purpose, subject, user_id, expires_at)
  values ('${purpose}', ${subject}, ${client}, now() + interval '${until}')`;
const session = (user: string, count = 1) =>
  `insert into sessions (user_id) select ${user} from generate_series(1, ${count})`;

/** What breaks each of them, with all that the database would say to it turned off. */
const breaks: Record<string, string> = {
  "request-sent": `delete from job_request_companies where job_request_id = ${sent}`,
  "request-canceled-waits-for-nothing": `
    insert into job_request_companies (job_request_id, company_id, held_until)
    values (${one("job_requests", "status = 1")}, ${one("companies")}, now() + interval '1 hour')
    on conflict (job_request_id, company_id) do update set held_until = excluded.held_until`,
  "request-done-by-accepted": `
    update job_request_companies c set client_decision = 'rejected'
    from job_requests r where r.id = c.job_request_id and r.done_company_id = c.company_id`,
  "request-first-answer": "update job_requests set first_answered_at = null",
  "answer-in-order":
    "update job_request_companies set responded_at = created_at - interval '1 hour' where responded_at is not null",
  "request-form-is-a-version": `update job_requests set form = '{"version": 1, "steps": []}' where id = ${request}`,
  "request-reopened-by-its-client": `
    update job_requests r set reopened_from_id = (select id from job_requests o where o.tenderer_id <> r.tenderer_id limit 1) where id = ${request}`,
  "request-key-of-its-client": key(admin),
  "draft-is-not-sent": `
    ${key(`(select t.user_id from tenderers t join job_requests r on r.tenderer_id = t.id where r.id = ${request})`)};
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    select tenderer_id, subcategory_id, 'key', '{}' from job_requests where id = ${request}`,
  "masked-tells-no-address": `update job_requests set masked_title = 'anna@exemple.ch', masked_description = '' where id = ${request}`,
  "masked-whole": `update job_requests set masked_title = 'Salon', masked_description = null where id = ${request}`,
  "offer-adds-up": "update offers set total = total + 5",
  "offer-stands-once": `
    update job_request_companies set responded_at = responded_at + interval '1 second' where offer_lines is not null`,
  "amendment-waits-once": `
    update job_request_companies set client_decision = 'none', decided_at = null where offer_version = 2 and client_decision = 'accepted'`,
  "answer-sums-up-its-offer": "update job_request_companies set offer_lines = null where offer_lines is not null",
  "promise-from-first-sending": `
    insert into request_guarantees (job_request_id, started_at, due_at, current_due_at, counts_from, answers, check_at)
    values (${sent}, now(), now() + interval '2 days', now() + interval '2 days', now(), 1, now())
    on conflict (job_request_id) do update set started_at = excluded.started_at, due_at = excluded.due_at, current_due_at = excluded.current_due_at`,
  "relaunch-of-sent": `
    insert into request_relaunches (job_request_id, reason, uncovered) values (${one("job_requests", "status = 0")}, 'missed', false)`,
  "conversation-last-message": "update conversations set client_wrote_at = now() + interval '1 day'",
  "conversation-of-its-client": `
    update conversations c set tenderer_id = (select id from tenderers t where t.id <> c.tenderer_id limit 1)`,
  "access-of-its-client": `
    update data_accesses a set tenderer_id = (select id from tenderers t where t.id <> a.tenderer_id limit 1)
    where id = ${one("data_accesses", "job_request_id is not null")}`,
  "mail-to-companies": "delete from job_request_mails where kind = 'jobDone'",
  "mail-to-client": "delete from job_request_mails where kind = 'answerReceived'",
  "mail-has-its-job": `
    insert into job_request_mails (job_id, job_request_id, user_id, kind)
    select uuidv7(), r.id, t.user_id, 'requestReceived' from job_requests r join tenderers t on t.id = r.tenderer_id where r.id = ${sent}`,
  "job-has-its-note": `
    insert into pgboss.job (name, data) values ('mail',
      jsonb_build_object('kind', 'requestReceived', 'to', ${client}, 'data', jsonb_build_object('jobRequestId', ${request})))`,
  "digest-is-on-its-way": `
    insert into held_mails (job_id, user_id, kind, data, why, due_at, digest_id)
    values (uuidv7(), ${client}, 'answerReceived', '{}', 'daily', now(), uuidv7())`,
  "account-has-its-profile": `delete from tenderers where user_id = ${client}`,
  "admin-is-left": "update users set locked_at = now() where role = 'Admin'",
  "sessions-at-most": session(client, 11),
  "locked-is-signed-out": `${session(client)}; update users set locked_at = now() where id = ${client}`,
  "lock-reason-of-locked": `update users set lock_reason = 'Vacances' where id = ${client}`,
  "codes-end": code("reset", "'somebody'", "1 hour"),
  "code-is-for-its-account": code("confirm", "'somebody'", "1 minute"),
  "backup-codes-with-factor": `insert into backup_codes (user_id, position, hash) values (${client}, 1, 'hash')`,
  "drafts-at-most": `
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    select ${one("tenderers")}, id, id::text, '{}' from subcategories limit 51`,
  "erased-account-is-nobody": `update users set deleted_at = now() where id = ${client}`,
  "erased-account-keeps-no-rows": `${session(client)}; update users set deleted_at = now() where id = ${client}`,
  "erased-request-says-nothing": `update job_requests set erased_at = now() where id = ${request}`,
  "requests-go-with-their-client": "update users set deleted_at = now() where role = 'Tenderer'",
  "payer-of-erased-company": `update subscriptions set payer_name = 'Morand' where id = ${one("subscriptions")}`,
  "form-is-its-last-version": `update subcategories set questions_revision = questions_revision + 1 where id = ${one("subcategories")}`,
  "former-address-is-free": `
    insert into slug_history (kind, slug, target_id) select 'category', slug, id from categories limit 1`,
  "verified-by-proofs": "update companies set verified = not verified",
  "document-of-its-company": `
    insert into documents (owner_id, kind, name, bytes, pages) values (${client}, 'pdf', 'a.pdf', 1, 1);
    insert into company_proofs (company_id, kind, document_id) values (${one("companies")}, 'tradePermit', (select id from documents limit 1))`,
  "coverage-is-the-product": "delete from company_coverage",
  "setting-has-its-type": `update application_config set value = '"beaucoup"' where type = 'number'`,
  "photo-of-its-uploader": `${file(admin)};
    insert into job_request_photos (job_request_id, file_id, position) values (${request}, '${uploads[0]}', 0)`,
  "document-of-its-sender": `
    insert into documents (owner_id, kind, name, bytes) values (${client}, 'image', 'plan.webp', 1);
    insert into job_request_plans (job_request_id, document_id, position) values (${request}, (select id from documents where name = 'plan.webp'), 0)`,
  "image-of-post-is-noted": `update blogs set content = '<img src="/api/File/${uploads[0]}?size=large">' where id = ${one("blogs")}`,
  "image-of-post-is-an-admins": `${file(client)}; update blogs set cover_image_id = '${uploads[0]}' where id = ${one("blogs")}`,
  "audit-chain": `update audit_entries set action = 'region.add' where id = ${one("audit_entries")}`,
  "audit-details": `update audit_entries set details = '{"number": "2026-1"}' where id = ${one("audit_entries")}`,
  "audit-of-accounts": `update users set locked_at = now() where id = ${client}`,
  "audit-of-requests": "delete from audit_entries",
  "audit-of-subscriptions": `
    insert into audit_entries (action, entity, entity_id) values ('subscription.create', 'subscription', ${one("subscriptions")});
    update subscriptions set canceled_at = now() where id = ${one("subscriptions")}`,
  "sums-recipient-days": "update recipient_days set answered = answered + 1",
  "sums-job-request-totals": "update job_request_totals set count = count + 1 where status = 0",
  "sums-job-request-days": "delete from job_request_days where status = 4",
  "sums-job-request-waits": "update job_request_waits set count = count - 1",
  "sums-job-request-months": "delete from job_request_months where kind = 'posted'",
  "sums-subscription-days": "update subscription_days set amount = amount + 1",
  "sums-account-totals": "update account_totals set count = 0",
  "sums-company-figures": "update company_figures set declined = declined + 1",
  "sums-inbox-totals": "update inbox_totals set count = count + 1",
  "sums-conversation-totals": "update conversation_totals set count = count + 1",
  "sums-received-totals": "insert into received_starts (since) values ('2020-01-01')",
  "sums-inbox-folders": "update job_request_companies set folder = 'seen' where folder = 'accepted'",
  "sums-request-photos": "update job_requests set has_photos = not has_photos",
  "sums-unread-messages": "update conversations set client_unread = client_unread + 1",
};

test("all of them hold of the data that everybody begins with", async () => {
  const all = await checkInvariants(db, invariants);
  expect(all.filter(({ count, unknown }) => count > 0 || unknown !== undefined)).toEqual([]);
});

test("each of them is broken here once, and no name stands for two", () => {
  const names = invariants.map(({ name }) => name);
  expect(Object.keys(breaks).toSorted()).toEqual(names.toSorted());
});

describe("what breaks one of them is found", () => {
  test.each(invariants)("$name", async ({ name, broken }) => {
    class Undone extends Error {}
    const rows = async (tx: typeof sql) => [...(await tx.unsafe<{ id: string; what: string }[]>(broken))];
    expect(await rows(sql)).toEqual([]);
    let found: { id: string; what: string }[] = [];
    await sql
      .begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx.unsafe(breaks[name] ?? "");
        found = await rows(tx as unknown as typeof sql);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) expect(row).toEqual({ id: expect.any(String), what: expect.any(String) });
  });
});

test("a query that takes too long, or writes, is told and does not end the others", async () => {
  const of = (name: string, broken: string) => ({ name, holds: name, broken });
  const all = await checkInvariants(
    db,
    [
      of("slow", "select pg_sleep(20)::text as id, '' as what"),
      of("writing", "select nextval('job_request_number') as id, '' as what"),
      of("broken", "select id, name as what from categories"),
    ],
    { timeoutMs: 200, maxListed: 2 },
  );
  expect(all).toEqual([
    expect.objectContaining({ name: "slow", unknown: expect.stringContaining("statement timeout") }),
    expect.objectContaining({ name: "writing", unknown: expect.stringContaining("read-only") }),
    expect.objectContaining({ name: "broken", count: 12, first: expect.objectContaining({ length: 2 }) }),
  ]);
});

test("an image without its bytes is found", async () => {
  for (const id of uploads)
    await sql`insert into files (id, owner_id, width, height, bytes) select ${id}, id, 1, 1, 1 from users limit 1`;
  const folders = async function* (name: string) {
    yield uploads.filter((id) => id.endsWith(name) && id !== uploads[1]);
  };
  expect(await checkStoredFiles(db, { folders })).toMatchObject({
    count: 1,
    first: [{ id: uploads[1], what: "no bytes" }],
  });
});
