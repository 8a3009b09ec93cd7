import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { applicationConfig } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app.ts";

const secret = "a-secret-of-the-tests-that-is-long-enough-0123456789";
const { db, sql, url, signedIn } = await testApp({ env: { JWT_SECRET: secret } });
const { authorization } = await signedIn("Admin");
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const process of started) {
    process.kill();
    if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
  }
});

/** A server process of its own on the same database; where it is reached. */
async function server(): Promise<string> {
  const file = path.join(import.meta.dirname, "settings-process.fixture.ts");
  const child = spawn(process.execPath, [file, url, secret], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  for await (const chunk of child.stdout) {
    const address = /^http:\S+$/m.exec(String(chunk))?.[0];
    if (address) {
      child.stdout.resume();
      return address;
    }
  }
  throw new Error("The process ended before it listened");
}

const listening = async () =>
  (await sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'`).length;
/** What a process has in memory: which proof it asks of robots. */
const provider = async (origin: string) => {
  const answer = (await (await fetch(`${origin}/api/Auth/bot-challenge`)).json()) as { data: { provider: string } };
  return answer.data.provider;
};

test("what an admin sets in one process counts in another one at once", async () => {
  const [row] = await db
    .insert(applicationConfig)
    .values({ key: "botProtection.provider", value: "altcha", type: "text", isPublic: true, description: "" })
    .onConflictDoUpdate({ target: applicationConfig.key, set: { value: "altcha" } })
    .returning({ id: applicationConfig.id });
  const [one, other] = await Promise.all([server(), server()]);
  await expect.poll(listening, { timeout: 20_000 }).toBe(2);
  expect([await provider(one), await provider(other)]).toEqual(["altcha", "altcha"]);

  const set = await fetch(`${one}/api/ApplicationConfig/Update/${row?.id}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ value: "none" }),
  });
  expect(set.status).toBe(200);
  expect(await provider(one)).toBe("none");
  await expect.poll(() => provider(other), { timeout: 20_000 }).toBe("none");
});
