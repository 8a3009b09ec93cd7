import type { Sql } from "postgres";

/** Tables that grow with use: none of them may be read as a whole. */
export const growing = [
  "audit_entries",
  "companies",
  "company_coverage",
  "company_subcategories",
  "company_subregions",
  "conversations",
  "data_accesses",
  "job_request_companies",
  "job_request_days",
  "job_request_mails",
  "job_request_notes",
  "job_request_photos",
  "job_request_plans",
  "job_requests",
  "messages",
  "sent_mails",
  "request_changes",
  "reviews",
  "sessions",
  "showcase_slugs",
  "showcases",
  "sign_in_events",
  "subscriptions",
  "tenderers",
  "users",
  "webhook_attempts",
  "webhook_deliveries",
  "webhook_events",
] as const;

/** By how much the tables are told to PostgreSQL to be larger than they are: 100,000 requests, 600,000 recipients. */
const told = 25;

/** Ids that say which row of which kind they are. */
const idOf = (kind: number, n: string) => `('0000000${kind}-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const [region, category, subcategory, user, client, company, request] = [1, 2, 3, 4, 5, 6, 7].map(
  (kind) => (n: string) => idOf(kind, n),
) as [Id, Id, Id, Id, Id, Id, Id];
type Id = (n: string) => string;

const form = `'{"version": 1, "steps": []}'`;
const rows = (to: number, from = 1) => `generate_series(${from}, ${to}) as n`;
/** The moment of row `n` of so many, over the last two years. */
const at = (of: number) => `now() - interval '730 days' * (1 - n::float8 / ${of + 1})`;

const statements = [
  `insert into regions (id, name, slug, parent_id) select ${region("n")}, 'Canton ' || n, 'canton-' || n, null from ${rows(10)}`,
  `insert into regions (id, name, slug, parent_id) select ${region("n")}, 'District ' || n, 'district-' || n, ${region("1 + n % 10")} from ${rows(110, 11)}`,
  `insert into categories (id, name, slug) select ${category("n")}, 'Catégorie ' || n, 'categorie-' || n from ${rows(10)}`,
  `insert into subcategories (id, category_id, name, slug, questions)
    select ${subcategory("n")}, ${category("1 + n % 10")}, 'Service ' || n, 'service-' || n, ${form} from ${rows(100)}`,
  // The first is an admin, one of six has a company.
  `insert into users (id, email, username, first_name, last_name, phone, role, email_confirmed, profile_completed, created_at, updated_at)
    select ${user("n")}, 'personne' || n || '@exemple.test', 'personne' || n, (array['Anne','Bruno','Chloé','David','Elena'])[1 + n % 5], 'Nom' || n,
      '+41791234567', case when n = 1 then 'Admin' when n % 6 = 0 then 'Company' else 'Tenderer' end, true, true, ${at(6_000)}, ${at(6_000)} from ${rows(6_000)}`,
  `insert into tenderers (id, user_id, created_at, updated_at) select ${client("n")}, ${user("n")}, ${at(6_000)}, ${at(6_000)} from ${rows(6_000)} where n > 1 and n % 6 <> 0`,
  `insert into companies (id, user_id, name, locality, created_at, updated_at)
    select ${company("n / 6")}, ${user("n")}, 'Entreprise Nom' || n, 'Lausanne', ${at(6_000)}, ${at(6_000)} from ${rows(6_000)} where n % 6 = 0`,
  `insert into company_subcategories (company_id, subcategory_id) select ${company("n")}, ${subcategory("1 + (n + step) % 100")}
    from ${rows(1_000)}, generate_series(0, 4) as step`,
  `insert into company_subregions (company_id, subregion_id) select ${company("n")}, ${region("11 + (n + step) % 100")}
    from ${rows(1_000)}, generate_series(0, 4) as step`,
  `insert into company_coverage (subcategory_id, subregion_id, company_id)
    select subcategory_id, subregion_id, company_id from company_subcategories join company_subregions using (company_id)`,
  `insert into showcases (company_id, published_at) select ${company("n")}, case when n % 4 > 0 then now() end from ${rows(1_000)}`,
  `insert into showcase_slugs (slug, company_id) select 'entreprise-' || n, ${company("n")} from ${rows(1_000)}`,
  `insert into subscriptions (company_id, starts_on, ends_on, amount, currency)
    select ${company("n")}, current_date - 100, current_date + 265, 58800, 'CHF' from ${rows(1_000)} where n % 2 = 0`,
  `insert into job_requests (id, number, status, tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference,
      currency, form, answers, has_photos, processed_at, canceled_at, first_answered_at, created_at, updated_at)
    select ${request("n")}, '2026-' || lpad(n::text, 6, '0'), status, ${client("2 + 6 * (n % 900)")}, ${category("1 + (1 + n % 100) % 10")},
      ${subcategory("1 + n % 100")}, ${region("1 + (11 + n % 100) % 10")}, ${region("11 + n % 100")}, 'Peindre le mur ' || n, case when n % 3 = 0 then 'véranda' else 'salon' end,
      'flexible', 'CHF', ${form}, '{}', n % 10 = 7, case when status = 4 then ${at(4_000)} end, case when status = 1 then ${at(4_000)} end,
      case when status = 4 then ${at(4_000)} end, ${at(4_000)}, ${at(4_000)}
    from ${rows(4_000)}, lateral (select (array[0, 1, 4, 4, 4, 4, 4, 4, 4, 4])[1 + n % 10] as status) as drawn`,
  // The first company got every tenth.
  `insert into job_request_companies (job_request_id, company_id, created_at, seen_at, response, responded_at, folder)
    select ${request("n")}, ${company("case when n % 10 = 2 and step = 0 then 1 else 1 + (n * 7 + step * 211) % 1000 end")}, ${at(4_000)}, ${at(4_000)},
      case step when 0 then 'interested' else 'none' end, case step when 0 then ${at(4_000)} end, case step when 0 then 'answered' else 'seen' end
    from ${rows(4_000)}, generate_series(0, 4) as step where n % 10 > 1 on conflict do nothing`,
  `insert into request_changes (job_request_id, changed_at, reach) select id, created_at, 'everybody' from job_requests`,
  `insert into request_changes (job_request_id, company_id, changed_at, reach) select job_request_id, company_id, created_at, 'company' from job_request_companies`,
  `insert into files (id, owner_id, width, height, bytes) select ${idOf(9, "n")}, ${user("8")}, 800, 600, 1000 from ${rows(400)}`,
  `insert into job_request_photos (job_request_id, file_id, position) select ${request("n * 10 - 3")}, ${idOf(9, "n")}, 0 from ${rows(400)}`,
  `insert into documents (id, owner_id, kind, name, bytes, pages) select ${idOf(8, "n")}, ${user("8")}, 'pdf', 'Plan.pdf', 1000, 1 from ${rows(400)}`,
  `insert into job_request_plans (job_request_id, document_id, position) select ${request("n * 10 - 3")}, ${idOf(8, "n")}, 0 from ${rows(400)}`,
  `insert into job_request_notes (job_request_id, kind, author_id, text) select ${request("n")}, 'edited', ${user("1")}, 'Orthographe' from ${rows(2_000)}`,
  `insert into job_request_mails (job_id, job_request_id, user_id, kind, outcome)
    select uuidv7(), ${request("n")}, ${user("8")}, 'requestReceived', 'sent' from ${rows(4_000)}`,
  `insert into sent_mails (id, user_id, kind, data, outcome, at)
    select uuidv7(), ${user("1 + n % 6000")}, 'requestSent', '{}', 'sent', ${at(5_000)} from ${rows(5_000)}`,
  `insert into reviews (job_request_id, company_id, tenderer_id, quality, punctuality, price, contact, body, shows_at, created_at, subcategory_id, region_id)
    select id, ${company("1 + n % 1000")}, tenderer_id, 5, 4, 5, 4, 'Travail soigné et chantier propre.', created_at, created_at, subcategory_id, region_id
    from (select *, row_number() over (order by id)::int as n from job_requests where status = 4) as done`,
  `insert into conversations (job_request_id, company_id, tenderer_id, client_wrote_at)
    select job_request_id, company_id, tenderer_id, responded_at from job_request_companies join job_requests on id = job_request_id where response = 'interested'`,
  `insert into messages (job_request_id, company_id, sender, body, masked_body, created_at)
    select job_request_id, company_id, 'client', 'Bonjour', 'Bonjour', client_wrote_at from conversations`,
  `insert into audit_entries (actor_id, action, entity, entity_id, details, at)
    select ${user("1")}, (array['jobRequest.edit','jobRequest.cancel','user.update'])[1 + n % 3], 'jobRequest', ${request("1 + n % 4000")},
      jsonb_build_object('number', '2026-' || lpad((1 + n % 4000)::text, 6, '0')), ${at(5_000)} from ${rows(5_000)}`,
  `insert into sign_in_events (user_id, method, outcome, address, at)
    select ${user("n")}, 'password', 'opened', '192.0.2.1', ${at(5_000)} from ${rows(5_000)}`,
  `insert into sessions (user_id) select ${user("n")} from ${rows(5_000)}`,
  `insert into data_accesses (tenderer_id, job_request_id, actor_id, kind, hour, at)
    select ${client("2 + 6 * (n % 900)")}, ${request("n")}, ${user("1")}, 'request', date_trunc('hour', ${at(4_000)}), ${at(4_000)} from ${rows(4_000)}`,
  `insert into webhook_endpoints (id, user_id, of_office, url, sealed_secret) select ${idOf(9, "n")}, ${user("6 * n")}, false, 'https://exemple.ch/', ''
    from ${rows(10)}`,
  `insert into webhook_events (id, type, data, told, due_at, dispatched_at, created_at)
    select ${idOf(8, "n")}, 'jobRequest.received', '{}', '{}', ${at(5_000)}, ${at(5_000)}, ${at(5_000)} from ${rows(5_000)}`,
  `insert into webhook_deliveries (id, event_id, endpoint_id, state, next_at, settled_at, created_at)
    select ${idOf(9, "n")}, ${idOf(8, "n")}, ${idOf(9, "1 + n % 10")}, case when n % 20 = 0 then 'failed' else 'delivered' end, null, now(), ${at(5_000)}
    from ${rows(5_000)}`,
  `insert into webhook_attempts (delivery_id, number, status, milliseconds) select ${idOf(9, "n")}, 1, 204, 80 from ${rows(5_000)}`,
];

/**
 * Some thousand rows of everything, in about two seconds, and the figures that PostgreSQL plans by as of many times as many: it
 * chooses as in a large database, and what it then reads too much of can be counted in the small one.
 */
export async function fill(sql: Sql, counted: () => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const statement of statements) await tx.unsafe(statement);
  });
  await counted();
  await sql`analyze`;
  await sql`
    update pg_class set reltuples = reltuples * ${told} where reltuples > 0 and relnamespace = 'public'::regnamespace
      and coalesce((select indrelid from pg_index where indexrelid = pg_class.oid), pg_class.oid)::regclass::text = any(${growing})`;
}
