import { mkdtemp, mkdir, chmod, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { operate } from "../cli/program.ts";
import { connect } from "../db/client.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { measureSlots } from "./slots.ts";

const folder = await mkdtemp(path.join(tmpdir(), "metiro-slots-"));
// The account that PostgreSQL runs under, where this runs as root, has to reach its cluster.
await chmod(folder, 0o755);
const dataDir = path.join(folder, "cluster");
await mkdir(dataDir);
const cluster = await startEmbeddedPostgres({
  dataDir,
  settings: { fsync: "off", min_wal_size: "32MB", max_wal_size: "32MB", max_slot_wal_keep_size: "64MB" },
});
const { sql, close } = connect(cluster.url, { max: 2 });
afterAll(async () => {
  await close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function told(): Promise<Record<string, number>> {
  const registry = new Registry();
  measureSlots(registry, sql);
  const lines = (await registry.metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => line.split(" ") as [string, string]).map(([name, value]) => [name, Number(value)]),
  );
}

test("what is kept for a slot that nobody uses is told, and that it was given up once that is more than it may be", async () => {
  expect(await told()).toEqual({
    metiro_replication_slot_retained_bytes: 0,
    metiro_replication_slot_idle_seconds: 0,
    metiro_replication_slots_lost: 0,
  });
  await sql`select pg_create_physical_replication_slot('metiro_backup', true)`;
  await sql`create table filler (text text)`;
  await sql`insert into filler select repeat('x', 1000) from generate_series(1, 20000)`;
  const kept = await told();
  expect(kept["metiro_replication_slot_retained_bytes"]).toBeGreaterThan(16_000_000);
  expect(kept["metiro_replication_slot_idle_seconds"]).toBeGreaterThan(0);
  expect(kept["metiro_replication_slots_lost"]).toBe(0);

  const spool = path.join(folder, "spool");
  await mkdir(spool);
  const whole = "000000010000000000000001";
  for (const name of [whole, "000000010000000000000002.partial"]) await writeFile(path.join(spool, name), "");
  const asked = () => operate(["backup", "slot", spool], { DATABASE_URL: cluster.url });
  expect(await asked()).toEqual({ code: 0, stdout: "The slot is not lost.\n", stderr: "" });
  expect(await readdir(spool)).toHaveLength(2);

  await sql`insert into filler select repeat('x', 1000) from generate_series(1, 100000)`;
  await sql`checkpoint`;
  expect(await told()).toEqual({
    metiro_replication_slot_retained_bytes: 0,
    metiro_replication_slot_idle_seconds: 0,
    metiro_replication_slots_lost: 1,
  });
  expect((await asked()).stdout).toMatch(/^The slot was lost, and is dropped/);
  expect(await readdir(spool)).toEqual([whole]);
  expect(await sql`select from pg_replication_slots`).toHaveLength(0);
});
