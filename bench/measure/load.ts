import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Calls that are made as fast as they are answered. */
export interface Load {
  origin: string;
  /** Taken by turns. */
  paths: string[];
  headers: Record<string, string>;
  /** JSON; the calls are POST then. */
  bodies?: string[];
  connections: number;
  seconds: number;
}

export interface Served {
  /** Answers a second. */
  rate: number;
  /** Milliseconds of processor time that this thread, the server's, spent on each answer: other programs do not change it. */
  work: number;
}

/** Puts a load on a server of this thread, from a thread of its own. */
export async function under(load: Load): Promise<Served> {
  const worker = new Worker(new URL("load-worker.ts", import.meta.url), { workerData: load });
  await once(worker, "online");
  const before = process.threadCpuUsage();
  const [count] = (await once(worker, "message")) as [number];
  const { user, system } = process.threadCpuUsage(before);
  await worker.terminate();
  return { rate: count / load.seconds, work: (user + system) / 1000 / count };
}
