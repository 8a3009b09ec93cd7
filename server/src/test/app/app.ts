import type { Role } from "@metiro/shared/roles";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, inject } from "vitest";
import { type AppDeps, buildApp } from "../../app/build-app.ts";
import { type Config, type Environment, loadConfig } from "../../config/config.ts";
import { accessTokens } from "../../tokens/access-token.ts";
import { processesOn, sharedSecret, spreadCalls } from "../processes/spread.ts";
import { testDatabase, type TestDatabase } from "../database/database.ts";
import { readOnlyReplica } from "../database/read-only.ts";

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  config: Config;
  /** A person of a role with an open session; `authorization` is the header of its calls. */
  signedIn: (role: Role, state?: { emailConfirmed?: boolean }) => Promise<SignedInPerson>;
}

interface SignedInPerson {
  userId: string;
  sessionId: string;
  authorization: string;
}

type Options = Partial<Pick<AppDeps, "callTimeoutMs" | "logTo" | "web">> & { env?: Environment };

/** What the server says is kept for as long as a test runs, and printed where that fails. */
function logOnFailure(): NonNullable<AppDeps["logTo"]> {
  const lines: string[] = [];
  afterEach(({ task }) => {
    if (task.result?.state === "fail") console.error(lines.slice(-maxLogLines).join(""));
    lines.length = 0;
  });
  return { write: (line) => void lines.push(line) };
}

/** The latest of them. */
const maxLogLines = 20;

/** The server on a database of its own, without a port. Call it once, at the top of a test file. */
export async function testApp({ env, ...options }: Options = {}): Promise<TestApp> {
  const database = await testDatabase();
  const isSpread = inject("processes").count > 0;
  const config = loadConfig({
    NODE_ENV: "test",
    ...(isSpread && { JWT_SECRET: sharedSecret }),
    LOG_LEVEL: "warn",
    RATE_LIMIT_PER_MINUTE: "0",
    ALTCHA_MAX_NUMBER: "200",
    ...env,
  });
  const replica = readOnlyReplica(database.appUrl);
  const app = await buildApp({
    config,
    db: database.db,
    sql: database.appSql,
    replica,
    logTo: logOnFailure(),
    ...options,
  });
  afterAll(() => app.close());
  if (isSpread) await spreadCalls(app, await processesOn(database.url, config, env));
  const tokens = accessTokens({ key: config.keys.accessToken, origin: config.publicUrl });

  let people = 0;
  return {
    ...database,
    app,
    config,
    async signedIn(role, { emailConfirmed = true } = {}) {
      const name = `${role.toLowerCase()}-${++people}`;
      const { sql } = database;
      const [user] = await sql<{ id: string }[]>`
        insert into users (email, username, first_name, last_name, role, email_confirmed)
        values (${`${name}@example.ch`}, ${name}, 'Anna', 'Muster', ${role}, ${emailConfirmed}) returning id`;
      if (!user) throw new Error("No user was made");
      if (role === "Tenderer") await sql`insert into tenderers (user_id) values (${user.id})`;
      if (role === "Company") await sql`insert into companies (user_id, name) values (${user.id}, ${name})`;
      const [session] = await sql<{ id: string; endsAt: number }[]>`
        insert into sessions (user_id) values (${user.id})
        returning id, extract(epoch from created_at)::float8 + 12 * 3600 as "endsAt"`;
      if (!session) throw new Error("No session was made");
      const token = await tokens.sign({
        userId: user.id,
        sessionId: session.id,
        sessionEndsAt: session.endsAt,
        role,
        emailConfirmed,
        profileCompleted: false,
      });
      return { userId: user.id, sessionId: session.id, authorization: `Bearer ${token}` };
    },
  };
}
