import postgres from "postgres";
import { migrate } from "../../server/src/db/migrations/migrate.ts";
import type { DataSet } from "../data/data-sets.ts";

/** A word that the name of every company has, and one of few. */
export const companyWords = { every: "Entreprise", few: "Monnier 21" };

/** In proportion to the requests, so that a small set is filled in seconds: at 300,000 of them 200,000 accounts and a million entries. */
export const officeSize = (requests: number) => ({
  companies: Math.ceil(requests / 15),
  clients: Math.ceil((requests * 3) / 5),
  entries: Math.ceil((requests * 10) / 3),
});

/**
 * A copy of a data set with what only the back office looks at: a picture on every tenth request, accounts in every state and
 * entries of the audit. Made anew each time the other one is.
 */
export async function officeOf({ size, url }: DataSet): Promise<DataSet> {
  const name = `bench_${size}_office`;
  const copy = new URL(url);
  copy.pathname = name;
  const admin = postgres(new URL("/postgres", url).href, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await admin`
      select from pg_database as copy join pg_database as source on source.datname = ${`bench_${size}`}
      where copy.datname = ${name} and copy.oid > source.oid
        and shobj_description(copy.oid, 'pg_database') = shobj_description(source.oid, 'pg_database')`;
    if (found) {
      await migrate(copy.href);
      return { size, url: copy.href };
    }
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name} template bench_${size} strategy file_copy`);
    const sql = postgres(copy.href, { max: 1, onnotice: () => undefined });
    const { companies, clients, entries } = officeSize(size);
    await insertAccounts(sql, { Company: companies, Tenderer: clients });
    await insertPhotos(sql);
    await insertEntries(sql, entries);
    await sql`vacuum analyze`;
    await sql.end();
    const [{ comment } = { comment: "" }] = await admin<{ comment: string }[]>`
      select shobj_description(oid, 'pg_database') as comment from pg_database where datname = ${`bench_${size}`}`;
    await admin.unsafe(`comment on database ${name} is '${comment}'`);
    return { size, url: copy.href };
  } finally {
    await admin.end();
  }
}

/** One account of twenty is not confirmed, one of a thousand locked; half have signed in within two years. */
async function insertAccounts(sql: postgres.Sql, accounts: Record<string, number>): Promise<void> {
  for (const [role, count] of Object.entries(accounts))
    await sql`
      insert into users (email, username, first_name, last_name, role, email_confirmed, profile_completed, password_hash,
        locked_at, last_login_at, created_at)
      select ${role} || n || '@office.example', ${role} || 'office' || n,
        (array['Anne','Bruno','Chloé','David','Elena','Fabien','Giulia','Hugo','Inès','Jonas','Karin','Luca','Marie'])[1 + n % 13],
        (array['Aebi','Blanc','Cretton','Dubois','Egger','Favre','Genoud','Huber','Jaquet','Keller','Monnier'])[1 + n % 11] || ' ' || n,
        ${role}, n % 20 <> 0, n % 7 <> 0, case when n % 50 <> 0 then 'none' end,
        case when n % 1000 = 1 then now() end,
        case when n % 2 = 0 then now() - interval '730 days' * random() end, now() - interval '730 days' * random()
      from generate_series((select count(*)::int from users where role = ${role}) + 1, ${count}::int) as n`;
  await sql`
    insert into tenderers (user_id, subregion_id, locality, created_at)
    select users.id, (array(select id from regions where parent_id is not null order by id))[1 + floor(random() * 100)::int],
      'Lausanne', users.created_at
    from users left join tenderers on tenderers.user_id = users.id where role = 'Tenderer' and tenderers.id is null`;
  await sql`
    insert into companies (user_id, name, locality, verified, created_at)
    select users.id, 'Entreprise ' || last_name, 'Lausanne', random() < 0.5, users.created_at
    from users left join companies on companies.user_id = users.id where role = 'Company' and companies.id is null`;
  await sql`
    insert into company_proofs (company_id, kind, state, reviewed_at)
    select id, 'identity', 'verified', now() from companies where verified on conflict do nothing`;
}

async function insertPhotos(sql: postgres.Sql): Promise<void> {
  await sql`
    create temp table pictures as
    select job_requests.id as request, user_id, uuidv7() as id
    from job_requests join tenderers on tenderers.id = tenderer_id where right(number, 1) = '7'`;
  await sql`insert into files (id, owner_id, width, height, bytes) select id, user_id, 800, 600, 1000 from pictures`;
  await sql`insert into job_request_photos (job_request_id, file_id, position) select request, id, 0 from pictures`;
}

async function insertEntries(sql: postgres.Sql, entries: number): Promise<void> {
  await sql`
    with requests as materialized (select row_number() over () as rank, id, number from job_requests),
      admins as materialized (select array_agg(id) as ids from users where role = 'Admin')
    insert into audit_entries (actor_id, action, entity, entity_id, details, at)
    select admins.ids[1], (array['jobRequest.send','jobRequest.cancel','jobRequest.edit','jobRequest.delete'])[1 + n % 4], 'jobRequest',
      requests.id, jsonb_build_object('number', requests.number), now() - interval '730 days' * (n::float8 / ${entries}::int)
    from admins, generate_series(1, ${entries}::int) as n
      join requests on requests.rank = 1 + n % (select count(*) from requests)`;
}
