import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAlive } from "./process-identity.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./postgres.ts";
import { postmasterOf } from "./postgres-orphan.ts";

let dataDir: string;
let running: EmbeddedPostgres | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "embedded-"));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (port = 0) => (running = await startEmbeddedPostgres({ dataDir, port }));
const postmaster = () => postmasterOf(path.join(dataDir, "postgres"));

async function ask(url: string, query: string): Promise<unknown> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql.unsafe(query);
    return Object.values(row ?? {})[0];
  } finally {
    await sql.end();
  }
}

/** Another process that starts PostgreSQL in the folder and keeps it; resolves with its URL. */
async function otherServer(): Promise<{ child: ChildProcess; url: string }> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, "postgres.ts"))});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.send(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  const [url] = await once(child, "message");
  return { child, url: String(url) };
}

it("keeps the data between two starts and leaves no process behind", async () => {
  const first = await start();
  await ask(first.url, "create table kept as select 7 as value");
  const pid = postmaster()?.pid ?? 0;
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  const second = await start();
  expect(await ask(second.url, "select value from kept")).toBe(7);
});

it("listens on this machine only, behind a password", async () => {
  const { url } = await start();
  expect(await ask(url, "show listen_addresses")).toBe("127.0.0.1");
  const stranger = new URL(url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toThrow(/password authentication failed/);
});

it("recovers what a killed server had acknowledged", async () => {
  const { child, url } = await otherServer();
  await ask(url, "create table kept as select 7 as value");
  const orphan = postmaster()?.pid ?? 0;
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await once(child, "exit");
  const { url: next } = await start();
  expect(isAlive(orphan)).toBe(false);
  expect(await ask(next, "select value from kept")).toBe(7);
});

it("recovers when PostgreSQL was killed as well", async () => {
  const { url, stop } = await start();
  await ask(url, "create table kept as select 7 as value");
  process.kill(postmaster()?.pid ?? 0, "SIGKILL");
  await stop();
  const { url: next } = await start();
  expect(await ask(next, "select value from kept")).toBe(7);
});

it("does not take another program with the number of a dead PostgreSQL for an orphan", async () => {
  await (await start()).stop();
  const file = path.join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(file, [process.pid, path.join(dataDir, "postgres"), 1, 1, "", "127.0.0.1", "", "ready   "].join("\n"));
  expect(await ask((await start()).url, "select 1")).toBe(1);
});

it("starts afresh after a creation that was cut short", async () => {
  const left = path.join(dataDir, "postgres.init-1");
  mkdirSync(left);
  writeFileSync(path.join(left, "PG_VERSION"), "18");
  expect(await ask((await start()).url, "select 1")).toBe(1);
  expect(existsSync(left)).toBe(false);
});

it("takes another port when the wanted one is in use", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { url } = await start(port);
  expect(new URL(url).port).not.toBe(String(port));
  expect(await ask(url, "select 1")).toBe(1);
  taken.close();
});

it("keeps only so much of its log for somebody who fetches it and has stopped", async () => {
  const { url } = await start();
  expect(await ask(url, "select setting::int from pg_settings where name = 'max_slot_wal_keep_size'")).toBe(4096);
});
