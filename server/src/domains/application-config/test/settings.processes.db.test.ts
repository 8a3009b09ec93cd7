import type { FastifyInstance } from "fastify";
import { afterAll, expect, test, vi } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { connect } from "../../../db/client.ts";
import { applicationConfig } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app/app.ts";

const { config, db, sql, url, signedIn } = await testApp();
const { authorization } = await signedIn("Admin");
const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());

/** A server as a process of its own would be: what is in memory hangs on its connections, and it hears of others through the database alone. */
async function server(): Promise<FastifyInstance> {
  const connection = connect(url, { max: 2 });
  open.defer(connection.close);
  const app = await buildApp({ config, db: connection.db, sql: connection.sql });
  open.defer(() => app.close());
  // From then on it hears of the others.
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

const listening = async () =>
  (await sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'`).length;
/** What a server has in memory: which proof it asks of robots. */
const provider = async (app: FastifyInstance) =>
  (await app.inject("/api/Auth/bot-challenge")).json<{ data: { provider: string } }>().data.provider;

test("what an admin sets in one process counts in another one at once", async () => {
  const [row] = await db
    .insert(applicationConfig)
    .values({ key: "botProtection.provider", value: "altcha", type: "text", isPublic: true, description: "" })
    .onConflictDoUpdate({ target: applicationConfig.key, set: { value: "altcha" } })
    .returning({ id: applicationConfig.id });
  // Time stands: nothing in memory ever grows old by itself.
  vi.spyOn(performance, "now").mockReturnValue(1);
  open.defer(() => void vi.restoreAllMocks());
  const [one, other] = await Promise.all([server(), server()]);
  await expect.poll(listening, { timeout: 20_000 }).toBe(2);
  expect([await provider(one), await provider(other)]).toEqual(["altcha", "altcha"]);

  const set = await one.inject({
    method: "POST",
    url: `/api/ApplicationConfig/Update/${row?.id}`,
    headers: { authorization },
    payload: { value: "none" },
  });
  expect(set.statusCode).toBe(200);
  expect(await provider(one)).toBe("none");
  await expect.poll(() => provider(other), { timeout: 20_000 }).toBe("none");
});
