import type { Db } from "../db/client.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queue } from "./queue.ts";
import type { Log } from "./work.ts";

/** What work that nobody asks for may use. */
interface TaskContext {
  db: Db;
  storage: Storage;
  log: Log;
  /** Tells the time; the clock of the machine outside tests. */
  now: () => Date;
  /** Aborted when the attempt has had its time. */
  signal: AbortSignal;
}

/** Work that a slice declares in its `tasks.ts`: how it is tried, when, and what. */
export interface Task {
  queue: Queue<Record<string, never>>;
  /** Cron expression in Swiss time. */
  cron: string;
  /** What it returns is kept beside the job for a few days: counts by name. */
  run: (context: TaskContext) => Promise<Record<string, number>>;
}

/** Parts of a task that several slices share, by the name of what they count. Done one after the other. */
export type TaskParts = Record<string, (context: TaskContext) => Promise<number>>;

/** A task that does the parts of several slices. One that fails holds up none of the others; the attempt has failed all the same. */
export const taskOf = (timing: Pick<Task, "queue" | "cron">, parts: TaskParts): Task => ({
  ...timing,
  run: async (context) => {
    const counts: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const [name, part] of Object.entries(parts))
      try {
        counts[name] = await part(context);
      } catch (error) {
        context.log.warn({ err: error, part: name }, "A part of a task failed");
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
    return counts;
  },
});
