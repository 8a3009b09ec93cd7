import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { commandOf, isAlive } from "./process-identity.ts";

const stopTimeoutMs = 10_000;
const pollMs = 20;
/** Larger than the largest process number of any system (2^22 on Linux). */
const beyondEveryProcess = 2 ** 22 + 1;

/** The lines of postmaster.pid that matter here. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** What the cluster's own lock file says; undefined when there is none. Lines as in src/include/utils/pidfile.h. */
export function postmasterOf(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Math.abs(Number(lines[0]));
    return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stops the PostgreSQL that a killed server left running on this cluster. To be called only by the owner of the data
 * folder. The lock file of a process that is gone is PostgreSQL's own to clear.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const left = postmasterOf(cluster);
  if (!left || !isAlive(left.pid)) return;
  if (!commandOf(left.pid).includes(cluster)) return disown(cluster);
  for (const [signal, until] of [
    ["SIGINT", stopTimeoutMs],
    ["SIGQUIT", stopTimeoutMs],
  ] as const) {
    process.kill(left.pid, signal);
    if (await isGone(left.pid, until)) return;
  }
  throw new Error(`PostgreSQL (process ${left.pid}) of an earlier start does not end.`);
}

/**
 * The number in the lock file went to another program: PostgreSQL would take that for itself and refuse to start. The
 * rest of the file stays, with it PostgreSQL makes sure that no process of the dead one is left.
 */
function disown(cluster: string): void {
  const file = path.join(cluster, "postmaster.pid");
  const [, ...rest] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, [beyondEveryProcess, ...rest].join("\n"));
}

/** Waits until a process has ended, or the milliseconds are over. */
async function isGone(pid: number, within: number): Promise<boolean> {
  for (let waited = 0; waited < within; waited += pollMs) {
    if (!isAlive(pid)) return true;
    await pause(pollMs);
  }
  return !isAlive(pid);
}
