import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Server {
  origin: string;
  /** Megabytes that the server holds, its decoder of images included. Linux only; elsewhere not a number. */
  memory: () => number;
  /** Seconds of a processor that it has used until now: its main thread, all of its threads, and its database. Linux only. */
  used: () => Used;
}

interface Used {
  main: number;
  server: number;
  database: number;
}

const root = path.resolve(import.meta.dirname, "../..");

/** The built server as a process of its own with the demo data, behind one proxy: so the bench can speak for any address. */
export async function startServer(port: number, open: AsyncDisposableStack): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), "metiro-abuse-"));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ["server/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      PORT: String(port),
      MAILBOX_PORT: String(port + 1),
      DATA_DIR: folder,
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "warn",
    },
  });
  open.defer(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child);
  const pid = child.pid ?? 0;
  return { origin, memory: () => megabytesOf(pid), used: () => usedBy(pid) };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server ended before it was ready");
}

function megabytesOf(pid: number): number {
  try {
    const decoders = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isDecoderOf(name, pid));
    return [String(pid), ...decoders].reduce((sum, one) => sum + residentOf(one), 0);
  } catch {
    return Number.NaN;
  }
}

const residentOf = (pid: string) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

function isDecoderOf(name: string, parent: number): boolean {
  try {
    const isChild = new RegExp(`PPid:\\s+${parent}\\b`).test(readFileSync(`/proc/${name}/status`, "utf8"));
    return isChild && readFileSync(`/proc/${name}/cmdline`, "utf8").includes("decoder-process");
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

function usedBy(pid: number): Used {
  try {
    const below = (parent: number): number[] =>
      parents()
        .filter(([, of]) => of === parent)
        .flatMap(([one]) => [one, ...below(one)]);
    return {
      main: secondsOf(`${pid}/task/${pid}`),
      server: secondsOf(String(pid)),
      database: below(pid).reduce((sum, one) => sum + secondsOf(String(one)), 0),
    };
  } catch {
    return { main: Number.NaN, server: Number.NaN, database: Number.NaN };
  }
}

/** Every process with its parent. */
const parents = () =>
  readdirSync("/proc").flatMap((name) => {
    const parent = /^\d+$/.test(name) && fieldsOf(name)?.[1];
    return parent === undefined || parent === false ? [] : [[Number(name), Number(parent)] as const];
  });

/** Of a process or thread, with its children that have ended; a hundred ticks are a second. */
function secondsOf(task: string): number {
  const ticks = fieldsOf(task)?.slice(11, 15).map(Number) ?? [];
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** What `proc_pid_stat(5)` tells from the state on. */
function fieldsOf(task: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${task}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
