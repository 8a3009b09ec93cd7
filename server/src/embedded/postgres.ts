import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { placeFor } from "./postgres-account.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { type Cluster, clusterIn, clusterName, postgresEnvironment } from "./postgres-cluster.ts";
import { postmasterOf, stopOrphan } from "./postgres-orphan.ts";

export interface EmbeddedPostgresOptions {
  /** Absolute folder; the cluster is made in it. The caller holds its lock (lockFolder). */
  dataDir: string;
  /** Settings of postgresql.conf, `{ fsync: "off" }`. */
  settings?: Readonly<Record<string, string>>;
  /** Port to take when it is free. */
  port?: number;
}

export interface EmbeddedPostgres {
  /** Superuser connection to the database `postgres`. */
  url: string;
  /** Disconnects everybody, writes everything down and waits for the end. */
  stop: () => Promise<void>;
}

const startTimeoutMs = 60_000;
const stopTimeoutMs = 10_000;
/** With 200 ms in between: the helpers of a killed server hold its memory until they notice, seconds on a busy machine. */
const maxAttempts = 50;

/** Starts a real PostgreSQL on 127.0.0.1, creating its cluster at the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const place = placeFor(options.dataDir, clusterName, await postgresBinaries());
  await stopOrphan(path.join(place.folder, clusterName));
  const cluster = await clusterIn(place);
  const log = path.join(place.folder, `${clusterName}.log`);

  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(options.port);
    const child = spawnPostgres(place.binaries.postgres, cluster, port, log, place.account, options.settings);
    const failure = await readiness(child, cluster.folder);
    if (failure === undefined) return running(child, cluster, port);
    const said = readFileSync(log, "utf8").trim();
    // Another program may take the port between the probe and the bind; a killed server's helpers may still be going.
    if (attempt === maxAttempts || !/could not bind|pre-existing shared memory/.test(said))
      throw new Error(`PostgreSQL did not start (${failure}).\n${said}`);
    await pause(200);
  }
}

/** The embedded PostgreSQL that another process has started on this data folder; undefined when none runs. */
export async function runningPostgres(dataDir: string): Promise<Pick<EmbeddedPostgres, "url"> | undefined> {
  const place = placeFor(dataDir, clusterName, await postgresBinaries());
  const postmaster = postmasterOf(path.join(place.folder, clusterName));
  if (!postmaster?.ready) return undefined;
  return { url: urlOf(await clusterIn(place), postmaster.port) };
}

const urlOf = ({ password }: Cluster, port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

function spawnPostgres(
  program: string,
  { folder }: Cluster,
  port: number,
  log: string,
  account: { uid: number; gid: number } | undefined,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    jit: "off",
    // Whoever fetches the log and stops doing so would otherwise fill the disk.
    max_slot_wal_keep_size: "4GB",
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const output = openSync(log, "w");
  try {
    // A session of its own: Ctrl-C goes to the whole group of the terminal, and the server still has to drain.
    const child = spawn(program, ["-D", folder, "-p", String(port), ...flags], {
      ...account,
      cwd: "/",
      env: postgresEnvironment,
      detached: true,
      stdio: ["ignore", output, output],
    });
    const interrupt = () => child.kill("SIGINT");
    process.once("exit", interrupt);
    child.once("exit", () => process.off("exit", interrupt));
    return child;
  } finally {
    closeSync(output);
  }
}

/** Waits for the line that pg_ctl waits for as well; returns why it never came. */
async function readiness(child: ChildProcess, folder: string): Promise<string | undefined> {
  let ended: string | undefined;
  child.once("error", (error) => (ended = error.message));
  child.once("exit", (code, signal) => (ended = `ended with ${signal ?? code}`));
  for (let waited = 0; waited < startTimeoutMs; waited += 10) {
    if (ended !== undefined) return ended;
    const postmaster = postmasterOf(folder);
    if (postmaster?.pid === child.pid && postmaster?.ready) return undefined;
    await pause(10);
  }
  child.kill("SIGQUIT");
  return "it took too long";
}

function running(child: ChildProcess, cluster: Cluster, port: number): EmbeddedPostgres {
  child.unref();
  let stopping: Promise<void> | undefined;
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const exit = once(child, "exit");
    child.kill("SIGINT");
    const impatient = setTimeout(() => child.kill("SIGQUIT"), stopTimeoutMs);
    await exit;
    clearTimeout(impatient);
  };
  return {
    url: urlOf(cluster, port),
    stop: () => (stopping ??= end()),
  };
}
