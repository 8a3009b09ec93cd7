import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { migrate } from "../server/src/db/migrations/migrate.ts";
import { startEmbeddedPostgres } from "../server/src/embedded/postgres.ts";
import { atShare, median } from "./measure/quantile.ts";
import { printTable } from "./measure/table.ts";

/** What the hash chain of the audit adds to a change that is noted, alone and with eight who change at once; commits wait for the disk. */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "4" }, rounds: { type: "string", default: "3" } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-chain-"));
await using open = new AsyncDisposableStack();
open.defer(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await startEmbeddedPostgres({ dataDir });
open.defer(server.stop);
await migrate(server.url);
const sql = postgres(server.url, { max: 8, onnotice: () => undefined });
open.defer(() => sql.end());
await sql`create table bench_rows as select n as id, 0 as value from generate_series(1, 1000) as n`;
await sql`create unique index on bench_rows (id)`;

/** Each writer changes a row of its own and notes it, in one transaction, again and again. */
async function writers(count: number): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const writer = async (id: number) => {
    while (performance.now() < end) {
      const began = performance.now();
      await sql.begin(async (tx) => {
        await tx`update bench_rows set value = value + 1 where id = ${id}`;
        await tx`insert into audit_entries (action, entity, details) values ('region.update', 'region', ${tx.json({ before: { name: "a" }, after: { name: "b" } })})`;
      });
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, n) => writer(n + 1)));
  return took;
}

const rows: string[][] = [];
for (const count of [1, 8]) {
  const found: Record<"with" | "without", number[]> = { with: [], without: [] };
  for (let round = 0; round < rounds; round++)
    for (const chain of ["without", "with"] as const) {
      await sql.unsafe(
        `alter table audit_entries ${chain === "with" ? "enable" : "disable"} trigger audit_entries_chained`,
      );
      found[chain].push(...(await writers(count)));
    }
  for (const chain of ["without", "with"] as const) {
    const took = found[chain];
    rows.push([
      `${count} ${count === 1 ? "writer" : "writers"}, ${chain} the chain`,
      `${median(took).toFixed(2)} ms`,
      `${atShare(took, 0.95).toFixed(2)} ms`,
      (took.length / (seconds * rounds)).toFixed(0),
    ]);
  }
}
printTable(["", "p50", "p95", "changes a second"], rows);
