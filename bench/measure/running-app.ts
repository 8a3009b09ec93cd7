import { createHash } from "node:crypto";
import { type Dispatcher, Pool } from "undici";
import { type AppDeps, buildApp } from "../../server/src/app/build-app.ts";
import { loadConfig } from "../../server/src/config/config.ts";
import { connect, type Sql } from "../../server/src/db/client.ts";
import { accessTokens } from "../../server/src/tokens/access-token.ts";
import type { DataSet } from "../data/data-sets.ts";

type Role = "Admin" | "Company" | "Tenderer";

/** Somebody signed in. */
export interface Person {
  /** The row of the company or client; of the account, for an admin. */
  id: string;
  authorization: string;
}

export interface Call {
  method: "GET" | "POST" | "PUT";
  path: string;
  by?: Person;
  body?: unknown;
}

export interface RunningApp {
  size: number;
  origin: string;
  sql: Sql;
  /** Makes a call and gives back its `data`; throws when it was refused. */
  call: (call: Call) => Promise<unknown>;
  /** So many people of a role, each with an open session; or the one whose account is named. */
  people: (role: Role, count: number, named?: string) => Promise<Person[]>;
}

/** The server as in production, with its log going nowhere, on a port of 127.0.0.1. */
export async function runApp(
  { size, url }: DataSet,
  open: AsyncDisposableStack,
  more: Pick<AppDeps, "web" | "trace" | "replica"> = {},
): Promise<RunningApp> {
  const config = loadConfig({
    NODE_ENV: "production",
    DATABASE_URL: url,
    // Every process that serves one database has this secret.
    JWT_SECRET: createHash("sha512").update(url).digest("base64url"),
    SMTP_URL: "smtp://127.0.0.1:25",
    PUBLIC_URL: "http://127.0.0.1",
    RATE_LIMIT_PER_MINUTE: "0",
  });
  const { sql, db, close } = connect(url, { max: config.databasePool });
  open.defer(close);
  // Several runs a day post more requests in the name of one client than a client may.
  await sql`update application_config set value = '1000' where key = 'jobRequest.dailyLimit'`;
  const app = await buildApp({ config, db, sql, logTo: { write: () => undefined }, ...more });
  open.defer(() => app.close());
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const client = new Pool(origin, { connections: 1 });
  open.defer(() => client.close());

  const { sign } = accessTokens({ key: config.keys.accessToken, origin: config.publicUrl });
  const people = async (role: Role, count: number, named?: string): Promise<Person[]> => {
    const rows = await sql<{ id: string; userId: string; sessionId: string }[]>`
      with chosen as (select id from users where role = ${role} and (${named ?? null}::uuid is null or id = ${named ?? null}::uuid) order by md5(id::text) limit ${count}),
        opened as (insert into sessions (user_id) select id from chosen returning id, user_id)
      select coalesce(tenderers.id, companies.id, opened.user_id) as id, opened.user_id as "userId", opened.id as "sessionId"
      from opened left join tenderers using (user_id) left join companies using (user_id)`;
    const signed = (userId: string, sessionId: string) =>
      sign({
        userId,
        sessionId,
        sessionEndsAt: Date.now() / 1000 + 12 * 3600,
        role,
        emailConfirmed: true,
        profileCompleted: true,
      });
    return Promise.all(
      rows.map(async ({ id, userId, sessionId }) => ({
        id,
        authorization: `Bearer ${await signed(userId, sessionId)}`,
      })),
    );
  };
  return { size, origin, sql, people, call: (call) => made(client, call) };
}

async function made(client: Dispatcher, { method, path, by, body }: Call): Promise<unknown> {
  const answer = await client.request({
    method,
    path: `/api${path}`,
    headers: {
      ...(by && { authorization: by.authorization }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}
