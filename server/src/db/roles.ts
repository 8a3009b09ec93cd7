import { openPostgres } from "./pool/open.ts";
import { advisoryLocks } from "./locks.ts";

/** The two roles of a database, as addresses; the same twice where one role does everything. */
export interface DatabaseUrls {
  /** Owns the tables and migrates. */
  ownerUrl: string;
  /** Serves. */
  appUrl: string;
}

/** Brings a database to this version as its owner, and leaves to the serving role what serving needs. */
export type PrepareDatabase = (urls: DatabaseUrls) => Promise<void>;

/** Tables that only grow: the server reads them and adds to them, and changes or removes nothing. */
export const appendOnlyTables = ["audit_entries"] as const;
/** Tables that triggers fill, with the rights of their owner. */
export const readOnlyTables = ["audit_chain"] as const;

/** The role that serves, in databases of our own making; in others it has the name that `DATABASE_URL` says. */
const embeddedRole = "metiro_app";

/** Whether two addresses of a database are two roles: one that owns and migrates, one that serves. */
export const areSeparate = (ownerUrl: string, appUrl: string): boolean => userIn(ownerUrl) !== userIn(appUrl);

const userIn = (url: string) => decodeURIComponent(new URL(url).username);

/** Gives the serving role what serving needs, in every table of this version: rows, and no table, index, function or trigger. */
export async function grantToApp(ownerUrl: string, appUrl: string): Promise<void> {
  const sql = openPostgres(ownerUrl, { max: 1, onnotice: () => undefined });
  const app = sql(userIn(appUrl));
  try {
    await sql.begin(async (tx) => {
      // Two that grant the same at once fail on each other.
      await tx`select pg_advisory_xact_lock(${advisoryLocks.migrate})`;
      const [own] = await tx<{ name: string }[]>`select current_database() as name`;
      if (own) await tx`revoke temporary on database ${tx(own.name)} from public`;
      await tx`grant usage on schema public, drizzle, pgboss to ${app}`;
      await tx`grant select on all tables in schema drizzle to ${app}`;
      await tx`grant select, insert, update, delete on all tables in schema public, pgboss to ${app}`;
      await tx`grant usage, select, update on all sequences in schema public, pgboss to ${app}`;
      for (const name of appendOnlyTables) await tx`revoke update, delete on ${tx(name)} from ${app}`;
      for (const name of readOnlyTables) await tx`revoke insert, update, delete on ${tx(name)} from ${app}`;
      await tx`grant execute on function redact_audit(uuid[]) to ${app}`;
    });
  } finally {
    await sql.end();
  }
}

/** Makes the serving role of an embedded PostgreSQL, or gives it another password, and says under which address it connects. */
export async function embeddedAppUrl(ownerUrl: string, password: string): Promise<string> {
  const sql = openPostgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    const [known] = await sql`select from pg_roles where rolname = ${embeddedRole}`;
    if (!/^[\w-]+$/.test(password)) throw new Error("A password of letters, figures, - and _");
    if (!known) await sql`create role ${sql(embeddedRole)}`;
    await sql.unsafe(`alter role ${embeddedRole} login nosuperuser nocreatedb nocreaterole password '${password}'`);
  } finally {
    await sql.end();
  }
  const url = new URL(ownerUrl);
  url.username = embeddedRole;
  url.password = password;
  return url.href;
}
