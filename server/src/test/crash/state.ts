import type { Sql } from "../../db/client.ts";

/** Tables in which every try leaves a trace, whatever comes of it: tries are counted, sign-ins noted, proofs of work spent, readings told. */
const traces = new Set([
  "attempts",
  "data_accesses",
  "rate_counts",
  "sign_in_events",
  "spent_bot_proofs",
  "spent_challenges",
]);

/** Sums that triggers keep: of two calls that do the same the first makes the row, and the other raises it. */
const sums = /_(?:totals|days|waits)$/;

/** Of each table how many rows it has, and the newest transaction that wrote one of them. */
type State = Readonly<Record<string, { rows: number; newest: number }>>;

/** Reads the state of everything that a call may change, and of the mails that wait. */
export async function stateReader(sql: Sql): Promise<() => Promise<State>> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const names = tables.flatMap(({ name }) => (traces.has(name) ? [] : [`public.${name}`]));
  const look = [...names, "pgboss.job"].map(
    (name) =>
      `select '${name}' as name, count(*)::int as rows, coalesce(max(xmin::text::bigint), 0)::float8 as newest from ${name}`,
  );
  const query = look.join(" union all ");
  return async () => {
    const rows = await sql.unsafe<{ name: string; rows: number; newest: number }[]>(query, [], { prepare: true });
    return Object.fromEntries(rows.map(({ name, ...state }) => [name, state]));
  };
}

/** The tables that differ, each with the rows that came or went; 0 where rows were changed alone. */
export const difference = (before: State, after: State): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, { rows, newest }]) => {
      const was = before[name];
      return was && was.rows === rows && was.newest === newest
        ? []
        : [[name, sums.test(name) ? 0 : rows - (was?.rows ?? 0)]];
    }),
  );

const written = /\b(?:insert into|(?<!\bfor |\bkey |\bdo )update|delete from)\s+(?:pgboss\.)?"?(\w+)"?/gi;

/** Whether a statement writes more than a trace. */
export const writes = (text: string): boolean =>
  [...text.matchAll(written)].some(([, table = ""]) => !traces.has(table));

/**
 * Gives rows that the tests put in directly what the calls would have left with them: that they were sent is in the audit, that an answer
 * was seen before it was given.
 */
export async function complete(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into tenderers (user_id) select id from users u where role = 'Tenderer' and not exists (select from tenderers where user_id = u.id);
    insert into companies (user_id, name) select id, 'Morand' from users u where role = 'Company' and not exists (select from companies where user_id = u.id);
    update job_request_companies set seen_at = coalesce(seen_at, responded_at), created_at = least(created_at, responded_at)
      where responded_at is not null and (seen_at is null or created_at > responded_at);
    update conversations c set client_wrote_at = last.client, company_wrote_at = last.company
      from (select job_request_id, company_id, max(created_at) filter (where sender = 'client') as client,
        max(created_at) filter (where sender = 'company') as company from messages group by 1, 2) as last
      where last.job_request_id = c.job_request_id and last.company_id = c.company_id;
    insert into audit_entries (action, entity, entity_id)
      select 'jobRequest.sendToCompanies', 'jobRequest', id from job_requests r where status = 4
        and not exists (select from audit_entries a where a.entity_id = r.id and a.action = 'jobRequest.sendToCompanies');
    insert into audit_entries (action, entity, entity_id)
      select 'user.lock', 'user', id from users u where locked_at is not null
        and not exists (select from audit_entries a where a.entity_id = u.id and a.action = 'user.lock')`);
}

/** Makes it as if nobody had tried anything yet and everybody had just proved who it is: on a slow machine a minute goes by. */
export const refresh = (sql: Sql) =>
  sql.unsafe(
    `delete from attempts; update sessions set last_seen_at = now(), proved_at = now() where ended_at is null`,
  );
