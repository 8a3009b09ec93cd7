import fastify from "fastify";
import type { Sql } from "postgres";
import { installBackground } from "../../server/src/app/background.ts";
import { connect, type Db } from "../../server/src/db/client.ts";
import { migrate } from "../../server/src/db/migrations/migrate.ts";
import { refreshTradePlaces } from "../../server/src/db/queries/company/showcases.ts";
import { refreshUsualPrices } from "../../server/src/db/queries/usual-prices.ts";
import { subcategories } from "../../server/src/db/schema/index.ts";
import { passwords } from "../../server/src/passwords/passwords.ts";
import { seedCatalogue } from "../../server/src/seed/catalogue.ts";
import { demoRequestTexts as texts } from "../../server/src/seed/data/demo/requests/index.ts";
import { recountSums } from "../../server/src/domains/dashboard/recount.ts";
import { inBulk } from "./bulk.ts";
import { fillBusyCompany } from "./busy-company.ts";
import { insertOffers, insertReviews, insertShowcases, sumReviews } from "./load-trust.ts";
import { validAnswers } from "./valid-answers.ts";

/** The password of every account. */
export const password = "Bench-Metiro-2026";
/** A word of every third request, and one of twenty requests however many there are. */
export const words = { frequent: "véranda", rare: "clavecin" };

const batch = 50_000;

/**
 * Fills a new database: the real catalogue and regions, `size` requests of the last two years, five recipients for each that was sent, offers of
 * lines, a review for three requests of ten, pages of companies, and the prices of a night.
 */
export async function loadData(url: string, size: number): Promise<void> {
  await migrate(url);
  await installBackground(url, fastify({ logger: false }).log);
  const { sql, db, close } = connect(url, { max: 1, statementTimeoutMs: 0 });
  try {
    await seedCatalogue(db, "test");
    await sql`select setseed(0.5)`;
    await prepareWords(sql, db);
    await insertAccounts(sql, size);
    await insertCoverage(sql);
    await insertShowcases(sql);
    await inBulk(sql, async () => {
      for (let first = 1; first <= size; first += batch) {
        await insertRequests(sql, size, first, Math.min(first + batch - 1, size));
        if (size > batch) console.log(`  ${Math.min(first + batch - 1, size)} of ${size} requests`);
      }
      await fillBusyCompany(sql);
      await insertConversations(sql);
      await insertOffers(sql);
      await insertReviews(sql);
    });
    await sumReviews(sql);
    await sql`vacuum analyze`;
    // What triggers would have kept row by row, counted once by the views that prove it.
    await recountSums(db);
    await refreshTradePlaces(db);
    await refreshUsualPrices(db, new Date());
    await sql`vacuum analyze`;
  } finally {
    await close();
  }
}

/** Trades with a text and valid answers for each, places, and lists to draw from, as temporary tables. */
async function prepareWords(sql: Sql, db: Db): Promise<void> {
  const trades = await db.select().from(subcategories).orderBy(subcategories.id);
  const rows = trades.map(({ id, categoryId, slug, name, questions }, rank) => {
    const text = texts.find(({ service }) => service === slug);
    return {
      rank,
      id,
      category_id: categoryId,
      title: text?.title ?? name,
      description:
        text?.description ?? `Nous cherchons quelqu’un pour ceci : ${name}. Merci de nous proposer une visite.`,
      form: questions,
      answers: validAnswers(slug, questions),
    };
  });
  await sql`
    create temp table trades as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row (rank int, id uuid, category_id uuid, title text, description text, form jsonb, answers jsonb)`;
  await sql`
    create temp table places as
    select row_number() over (order by id) - 1 as rank, id, parent_id as region_id from regions where parent_id is not null`;
}

/** One company for fifty requests, one client for five. */
async function insertAccounts(sql: Sql, size: number): Promise<void> {
  const hash = await passwords().hash(password);
  const counts = { Admin: 1, Company: Math.ceil(size / 50), Tenderer: Math.ceil(size / 5) };
  for (const [role, count] of Object.entries(counts))
    await sql`
      insert into users (email, username, first_name, last_name, phone, role, email_confirmed, profile_completed, password_hash)
      select ${role} || n || '@bench.example', ${role} || n,
        (array['Anne','Bruno','Chloé','David','Elena','Fabien','Giulia','Hugo','Inès','Jonas','Karin','Luca','Marie'])[1 + n % 13],
        (array['Aebi','Blanc','Cretton','Dubois','Egger','Favre','Genoud','Huber','Jaquet','Keller','Monnier'])[1 + n % 11] || ' ' || n,
        '+41791234567', ${role}, true, true, ${hash}
      from generate_series(1, ${count}::int) as n`;
  await sql`insert into tenderers (user_id) select id from users where role = 'Tenderer'`;
  await sql`
    insert into companies (user_id, name, locality, verified)
    select id, 'Entreprise ' || last_name, 'Lausanne', random() < 0.5 from users where role = 'Company'`;
  await sql`
    insert into company_proofs (company_id, kind, state, reviewed_at)
    select id, 'identity', 'verified', now() from companies where verified`;
  await sql`
    insert into subscriptions (company_id, starts_on, ends_on, amount, currency)
    select id, current_date - 100, current_date + 265, 58800, 'EUR' from companies where random() < 0.4`;
  await sql`create temp table clients as select row_number() over (order by id) - 1 as rank, id from tenderers`;
  await sql`create temp table firms as select row_number() over (order by id) - 1 as rank, id from companies`;
  await sql`create index on clients (rank)`;
  await sql`create index on firms (rank)`;
  await sql`analyze`;
}

/** About eight trades and fifteen districts a company; some are much more common than others. */
async function insertCoverage(sql: Sql): Promise<void> {
  await sql`
    with drawn as materialized (
      select firms.id, floor(power(random(), 2) * (select count(*) from trades)) as rank from firms, generate_series(1, 8))
    insert into company_subcategories (company_id, subcategory_id)
    select distinct drawn.id, trades.id from drawn join trades using (rank)`;
  await sql`
    with drawn as materialized (
      select firms.id, floor(power(random(), 2) * (select count(*) from places)) as rank from firms, generate_series(1, 15))
    insert into company_subregions (company_id, subregion_id)
    select distinct drawn.id, places.id from drawn join places using (rank)`;
}

/**
 * Requests `first` to `last` in the order of their time: a tenth Active, a tenth Canceled, the others Processed; of these two in five were given
 * to the first company that was interested, and done twelve days after.
 */
async function insertRequests(sql: Sql, size: number, first: number, last: number): Promise<void> {
  await sql`
    with drawn as materialized (
      select n, date_trunc('milliseconds', now() - interval '730 days' * (1 - n::float8 / (${size}::int + 1))) as created_at,
        floor(power(random(), 2) * (select count(*) from trades)) as trade,
        floor(power(random(), 2) * (select count(*) from places)) as place,
        floor(random() * (select count(*) from clients))::bigint as client,
        floor(random() * (select count(*) from firms))::bigint as firm,
        array[random(), random(), random(), random(), random()] as lucks,
        (array[0, 1, 4, 4, 4, 4, 4, 4, 4, 4])[1 + floor(random() * 10)::int] as status
      from generate_series(${first}::int, ${last}::int) as n
    ), timed as materialized (
      select *, uuidv7(created_at - clock_timestamp()) as id,
        case when status <> 0 and (select min(luck) from unnest(lucks) as luck) < 0.6 then created_at + interval '26 hours' end as first_answered_at,
        case when status = 4 and random() < 0.45 and created_at < now() - interval '13 days'
          then (select min(step) from unnest(lucks) with ordinality as answered (luck, step) where luck < 0.4) - 1 end as won
      from drawn
    ), made as (
      insert into job_requests (id, status, tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description,
        postal_code, locality, street, start_preference, budget_min, budget_max, currency, form, answers, processed_at, canceled_at,
        first_answered_at, done_at, done_on, done_company_id, created_at, updated_at)
      select timed.id, status, clients.id, trades.category_id, trades.id, places.region_id, places.id, trades.title,
        trades.description || case when n % 3 = 0 then ' Près de la ' || ${words.frequent} || '.' else '' end
          || case when n % (${size}::int / 20) = 0 then ' Il y a un ' || ${words.rare} || '.' else '' end,
        '1003', 'Lausanne', 'Rue du Bourg 1', 'flexible', 50000, 250000, 'CHF', trades.form, trades.answers,
        case when status = 4 then created_at + interval '2 hours' end, case when status = 1 then created_at + interval '5 days' end,
        first_answered_at, case when won is not null then created_at + interval '12 days' end, case when won is not null then created_at::date + 12 end,
        winner.id, created_at, created_at
      from timed join trades on trades.rank = trade join places on places.rank = place join clients on clients.rank = client
        left join firms as winner on winner.rank = (firm + won * (1 + (select count(*) from firms) / 7)) % (select count(*) from firms)
      order by n
    ), received as materialized (
      select id, created_at + interval '2 hours' as at, lucks[step + 1] as luck, status = 1 as canceled, won is not null as given,
        won is not distinct from step as accepted,
        (firm + step * (1 + (select count(*) from firms) / 7)) % (select count(*) from firms) as rank
      from timed, generate_series(0, 4) as step where status <> 0
    )
    insert into job_request_companies (job_request_id, company_id, created_at, seen_at, response, responded_at, message, price_min, price_max, price_unit,
      vat, client_decision, decided_at, folder)
    select received.id, firms.id, at, case when luck < 0.8 then at + interval '1 hour' end,
      case when luck < 0.4 then 'interested' when luck < 0.6 then 'declined' else 'none' end,
      case when luck < 0.6 then at + interval '1 day' end,
      case when luck < 0.4 then 'Nous pouvons passer la semaine prochaine pour un devis.' end,
      case when luck < 0.4 then 42000 + round(luck * 12000)::int * 30 end, case when luck < 0.4 then 52500 + round(luck * 15000)::int * 30 end,
      case when luck < 0.4 then 'total' end,
      case when luck < 0.1 then 'excluded' when luck < 0.2 then 'included' end, case when accepted then 'accepted' else 'none' end,
      case when accepted then at + interval '3 days' end,
      inbox_folder(case when luck < 0.4 then 'interested' when luck < 0.6 then 'declined' else 'none' end,
        case when accepted then 'accepted' else 'none' end, case when luck < 0.8 then at end, canceled, given and not accepted)
    from received join firms using (rank)`;
}

/** Five messages in the conversations of a seventh of the interested answers, a third of them not read by who got them last. */
async function insertConversations(sql: Sql): Promise<void> {
  await sql`
    with begun as materialized (
      select job_request_id, company_id, tenderer_id, responded_at as at, random() as luck
      from job_request_companies join job_requests on job_requests.id = job_request_id
      where response = 'interested' and (random() < 0.14 or company_id = (select id from companies order by id limit 1))
    ), opened as (
      insert into conversations (job_request_id, company_id, tenderer_id, client_wrote_at, company_wrote_at, client_read_at, company_read_at)
      select job_request_id, company_id, tenderer_id, at + interval '5 hours', at + interval '4 hours',
        at + interval '5 hours', case when luck < 0.67 then at + interval '5 hours' else at + interval '2 hours' end
      from begun
    )
    insert into messages (job_request_id, company_id, sender, body, masked_body, created_at)
    select job_request_id, company_id, case when n % 2 = 1 then 'client' else 'company' end,
      'Bonjour, est-ce que mardi matin vous convient ?', 'Bonjour, est-ce que mardi matin vous convient ?', at + n * interval '1 hour'
    from begun, generate_series(1, 5) as n`;
}
