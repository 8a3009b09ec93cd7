import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { migrate, MigrationMismatch } from "../../server/src/db/migrations/migrate.ts";
import { lockFolder } from "../../server/src/embedded/folder-lock.ts";
import { startEmbeddedPostgres } from "../../server/src/embedded/postgres.ts";
import { loadData } from "./load-data.ts";
import type { Options } from "./options.ts";

/** A database with so many job requests, and companies and clients in proportion. */
export interface DataSet {
  size: number;
  url: string;
}

/**
 * A usual server of a few gigabytes. Commits do not wait for the disk: that costs the same at every size, and would hide
 * what does not.
 */
const settings = { shared_buffers: "1GB", max_wal_size: "4GB", synchronous_commit: "off" };
const milliseconds = 1000;

/** Starts the database and fills it where it is not filled yet. */
export async function openDataSets(
  { folder, sizes: [small, large] }: Options,
  open: AsyncDisposableStack,
): Promise<[small: DataSet, large: DataSet]> {
  open.defer(lockFolder(folder));
  const server = await startEmbeddedPostgres({ dataDir: folder, settings });
  open.defer(server.stop);
  return [await filledDatabase(server.url, small), await filledDatabase(server.url, large)];
}

/** A database that the present loader filled is kept and brought up to date; any other is made anew. */
async function filledDatabase(serverUrl: string, size: number): Promise<DataSet> {
  const name = `bench_${size}`;
  const comment = `filled by ${loaderHash()}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  const set = { size, url: url.href };
  const admin = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await admin`
      select from pg_database where datname = ${name} and shobj_description(oid, 'pg_database') = ${comment}`;
    if (found && (await isUpToDate(url.href))) return set;
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name}`);
    const began = performance.now();
    await loadData(url.href, size);
    console.log(`${size} requests in ${((performance.now() - began) / milliseconds).toFixed(0)} s`);
    await admin.unsafe(`comment on database ${name} is '${comment}'`);
    return set;
  } finally {
    await admin.end();
  }
}

/** Migrates it and looks at its data anew; false when a migration that it holds was edited since. */
async function isUpToDate(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await migrate(url);
    await sql`vacuum analyze`;
    return true;
  } catch (error) {
    if (error instanceof MigrationMismatch) return false;
    throw error;
  } finally {
    await sql.end();
  }
}

const loaderHash = () => {
  const hash = createHash("sha256");
  for (const file of ["load-data.ts", "load-trust.ts"]) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest("hex").slice(0, 12);
};
