import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { parse } from "yaml";
import { openPostgres } from "../server/src/db/pool/open.ts";
import { freePort } from "../server/src/embedded/free-port.ts";
import { postmasterOf } from "../server/src/embedded/postgres-orphan.ts";
import { startEmbeddedPostgres } from "../server/src/embedded/postgres.ts";
import { productionSettings } from "../server/src/test/app/production-settings.ts";
import { describeMachine } from "./measure/machine.ts";
import { type Held, heldBy } from "./measure/memory.ts";
import { printTable } from "./measure/table.ts";

/**
 * What an installation holds while nobody asks for anything, and how soon it is ready: the folder that production runs from, beside a PostgreSQL
 * with the settings and the roles of compose.yaml. Linux, as root.
 */
const { values: options } = parseArgs({
  options: {
    /** A folder that was packed already. */
    package: { type: "string" },
    /** Seconds at rest. */
    rest: { type: "string", default: "60" },
  },
});
const goals = { readySeconds: 60, heldMegabytes: 400 };
const root = path.resolve(import.meta.dirname, "..");
await using open = new AsyncDisposableStack();
const folder = mkdtempSync(path.join(tmpdir(), "metiro-idle-"));
// The account that PostgreSQL runs under, where this runs as root, has to reach its cluster.
chmodSync(folder, 0o755);
open.defer(() => rmSync(folder, { recursive: true, force: true }));
const packed = options.package ?? (await pack(path.join(folder, "package")));
console.log(describeMachine());

async function pack(to: string): Promise<string> {
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "package", "--to", to], { cwd: root });
  const [name = ""] = readdirSync(to);
  return path.join(to, name);
}

/** What compose.yaml tells PostgreSQL, but that here it listens on this machine and asks for passwords. */
function settingsOfCompose(): Record<string, string> {
  const { services } = parse(readFileSync(path.join(root, "deploy/compose.yaml"), "utf8"), { merge: true }) as {
    services: { database: { command: string[] } };
  };
  const told = services.database.command.flatMap((word) => {
    const [name = "", value] = word.split("=");
    return value === undefined || name === "listen_addresses" ? [] : [[name, value]];
  });
  // The embedded one is started without it; the image has PostgreSQL as it comes.
  return { jit: "on", ...(Object.fromEntries(told) as Record<string, string>) };
}

const dataDir = path.join(folder, "database");
const cluster = await startEmbeddedPostgres({ dataDir, settings: settingsOfCompose() });
open.defer(cluster.stop);
const superuser = openPostgres(cluster.url, { max: 1, onnotice: () => undefined });
const password = "7c1f0e9b5a3d42c8";
await superuser.unsafe(`create role metiro_owner login createdb password '${password}'`);
await superuser.unsafe(`create role metiro_app login password '${password}'`);
await superuser.unsafe("create database metiro owner metiro_owner");
await superuser.end();
const as = (role: string) => {
  const url = new URL(cluster.url);
  return Object.assign(url, { username: role, password, pathname: "/metiro" }).href;
};
const files = path.join(folder, "files");
mkdirSync(files);

/** Starts the packed server and waits until it answers. */
async function start() {
  const port = await freePort();
  const began = performance.now();
  const server = spawn(path.join(packed, "bin/metiro-server"), {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: "/usr/bin:/bin",
      ...productionSettings(as("metiro_app"), files),
      DATABASE_OWNER_URL: as("metiro_owner"),
      TRUSTED_PROXIES: "1",
      PORT: String(port),
      HOST: "127.0.0.1",
    },
  });
  const exit = once(server, "exit");
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error("The server ended before it was ready");
    await pause(50);
  }
  const seconds = (performance.now() - began) / 1_000;
  const stop = async () => {
    server.kill("SIGTERM");
    await exit;
  };
  return { pid: server.pid ?? 0, seconds, stop };
}

const first = await start();
await first.stop();
const again = await start();
open.defer(again.stop);
await pause(Number(options.rest) * 1_000);
const postmaster = postmasterOf(path.join(dataDir, "postgres"));
if (!postmaster) throw new Error("PostgreSQL does not run");
const [server, database] = [heldBy(again.pid), heldBy(postmaster.pid)];

const row = (name: string, { processes, rss, pss }: Held) => [name, String(processes), rss.toFixed(0), pss.toFixed(0)];
const both = Object.fromEntries(
  (["processes", "rss", "pss"] as const).map((field) => [field, server[field] + database[field]]),
) as unknown as Held;
printTable(
  [`at rest for ${options.rest} s, MB of 1,024 kB`, "processes", "RSS", "PSS"],
  [
    row("server", server),
    row("PostgreSQL", database),
    row(`both (goal ≤ ${goals.heldMegabytes} of PSS: ${both.pss <= goals.heldMegabytes ? "met" : "missed"})`, both),
  ],
);
printTable(
  [`from start to ready (goal ≤ ${goals.readySeconds} s)`, "seconds"],
  [
    ["on an empty database, which it migrates and fills", first.seconds.toFixed(1)],
    ["on that database", again.seconds.toFixed(1)],
  ],
);
console.log(describeMachine());
