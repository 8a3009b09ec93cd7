import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { type Options, hashSync, verifySync } from "@node-rs/argon2";

/** A password to hash, or to compare with a hash. */
export type HashWork = { password: string } & ({ cost: Options } | { stored: string });

/** What came of it, and how long a processor worked on it. */
export interface HashDone {
  result: string | boolean;
  milliseconds: number;
}

// Whatever fails ends the thread: it is begun anew for the next.
parentPort?.on("message", (work: HashWork) => {
  const before = process.threadCpuUsage();
  const result = "stored" in work ? verifySync(work.stored, work.password) : hashSync(work.password, work.cost);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ result, milliseconds: (user + system) / 1000 } satisfies HashDone, []);
});
giveWay();

/** Answers go before hashes: with two cores a crowd that signs in would take the one that PostgreSQL and others' calls need. */
function giveWay(): void {
  try {
    // Linux gives each thread a priority of its own, by its number; elsewhere it is as urgent as anything else.
    setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), 5);
  } catch {
    // No such system, or not allowed.
  }
}
