import path from "node:path";
import { Worker } from "node:worker_threads";
import type { HashDone, HashWork } from "./hash-thread.ts";

const program = path.join(import.meta.dirname, "hash-thread.ts");
/** Milliseconds after which a thread that has nothing to do ends. */
const idleMs = 60_000;

/** Those that have nothing to do, each with what ends it. */
const idle = new Map<Worker, NodeJS.Timeout>();

/** Does the work in a thread that gives way to everything else. As many at once as are asked for. */
export function inHashThread(work: HashWork): Promise<HashDone> {
  const thread = idleOne() ?? new Worker(program, { env: {}, execArgv: [] });
  // It keeps the process alive for as long as it works.
  thread.ref();
  const { promise, resolve, reject } = Promise.withResolvers<HashDone>();
  const died = () => reject(new Error("The thread that hashes has ended"));
  const done = (result: HashDone) => {
    thread.off("error", reject).off("exit", died).unref();
    const end = setTimeout(() => {
      idle.delete(thread);
      void thread.terminate();
    }, idleMs);
    idle.set(thread, end.unref());
    resolve(result);
  };
  thread.once("message", done).once("error", reject).once("exit", died);
  thread.postMessage(work, []);
  return promise;
}

function idleOne(): Worker | undefined {
  const [first] = idle;
  if (!first) return undefined;
  const [thread, end] = first;
  clearTimeout(end);
  idle.delete(thread);
  return thread;
}
