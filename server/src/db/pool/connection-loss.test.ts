import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../../embedded/free-port.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../embedded/postgres.ts";
import { connect, type Connection } from "../client.ts";

let dataDir: string;
let port: number;
let server: EmbeddedPostgres;
let connection: Connection;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "connection-loss-"));
  chmodSync(dataDir, 0o755);
  port = await freePort();
  server = await startEmbeddedPostgres({ dataDir, port });
  connection = connect(server.url, { max: 2 });
});
afterEach(async () => {
  await connection.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Ends the server and every process of its at once, without a word to those who are connected. */
const kill = async () => {
  const [pid] = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGQUIT");
  await server.stop();
};

it("refuses what a dead database cannot answer, and answers again once it is back", { timeout: 60_000 }, async () => {
  const { sql } = connection;
  await Promise.all([sql`select pg_sleep(0.01)`, sql`select pg_sleep(0.01)`]);
  const reserved = await sql.reserve();
  const pending = sql`select pg_sleep(30)`.then(
    () => "answered",
    () => "refused",
  );
  await kill();
  expect(await pending).toBe("refused");
  await expect(reserved`select 1 as one`).rejects.toThrow();
  await expect(reserved`select 1 as one`).rejects.toThrow();

  server = await startEmbeddedPostgres({ dataDir, port });
  await expect.poll(() => sql`select 1`.then(() => "answered", String)).toBe("answered");
  const answers = await Promise.all([1, 2, 3, 4].map((value) => sql`select ${value}::int as value`));
  expect(answers.map(([row]) => row?.["value"])).toEqual([1, 2, 3, 4]);
});
