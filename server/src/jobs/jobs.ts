import { swissZone } from "@metiro/shared/calendar-day";
import { PgBoss } from "pg-boss";
import { withLock } from "./with-lock.ts";
import { declareQueues } from "./declare.ts";
import { urgentPriority } from "./enqueue.ts";
import type { Queue } from "./queue.ts";
import { troubleLog } from "./trouble-log.ts";
import { type Handler, type Log, workOff } from "./work.ts";

export interface JobsOptions {
  connectionString: string;
  /** Every queue that this version fills or works off. */
  queues: readonly Queue<object>[];
  log: Log;
  /** Whether this process works jobs off. Without it jobs only wait, or are drained by hand. */
  work: boolean;
}

export interface Jobs {
  /** Hands the jobs of a queue to a handler, from now on or, without `work`, when they are drained. */
  work: <Data extends object>(queue: Queue<Data>, handler: Handler<Data>) => Promise<void>;
  /**
   * Puts an empty job into a queue at the times of a cron expression, in Swiss time; once, whatever the number of processes. Of times at
   * which none of them ran, one is made up for.
   */
  schedule: (queue: Queue<Record<string, never>>, cron: string) => Promise<void>;
  /** Looks into a queue now, where this process works on it, and not only when its next look is due. */
  lookNow: (queueName: string) => void;
  /**
   * Runs the jobs that wait in a queue, each at most once, and tells how many were done and how many failed. With
   * `ignorePauses` also those whose next try is not due yet.
   */
  drain: (queue: Queue<object>, options?: { ignorePauses?: boolean }) => Promise<{ done: number; failed: number }>;
  /** Takes no more jobs and waits for those that run; at `timeout` (milliseconds) they go back to be tried again. */
  stop: (options?: { timeout?: number }) => Promise<void>;
}

/** How soon a job is taken over whose process was killed. */
const watchSeconds = 20;
const maxDrained = 1_000;

/** Connects to the job queue of a database, after bringing its tables and queues to this version. */
export async function startJobs({ connectionString, queues, log, work }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    application_name: "metiro-jobs",
    max: 2,
    connectionTimeoutMillis: 5_000,
    supervise: work,
    schedule: work,
    // Rebuilding indexes takes their owner.
    reindex: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on("error", troubleLog(log));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "The job queue needs attention"));
  const stop = ({ timeout = 10_000 } = {}) => boss.stop({ graceful: true, timeout });
  try {
    await withLock(connectionString, async () => {
      await boss.start();
      await declareQueues(boss, queues);
    });
  } catch (error) {
    await stop();
    throw error;
  }

  const handlers = new Map<string, ReturnType<typeof workOff<never>>>();
  const workers = new Map<string, string[]>();
  return {
    stop,
    work: async (queue, handler) => {
      handlers.set(queue.name, workOff(queue.name, { handler, log }));
      const { concurrency, pollSeconds, fair, batchSize = fair?.maxPerOwner ?? concurrency } = queue.options;
      if (!work) return;
      const usual = {
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollSeconds,
        perJobResults: true as const,
        batchSize,
        localConcurrency: Math.ceil(concurrency / batchSize),
        ...(fair && { groupConcurrency: fair.maxPerOwner }),
      };
      // A batch ends with its slowest job: what is urgent does not wait for one, but has a worker of its own beside it.
      const urgent = { ...usual, batchSize: concurrency, localConcurrency: 1, minPriority: urgentPriority };
      const each = queue.options.isUrgent ? [usual, urgent] : [usual];
      // What was done before a kill and not noted would be done twice.
      const handle = workOff(queue.name, {
        handler,
        log,
        done: (id, output) => boss.complete(queue.name, id, output ?? {}),
      });
      workers.set(queue.name, await Promise.all(each.map((options) => boss.work(queue.name, options, handle))));
    },
    lookNow(queueName) {
      for (const worker of workers.get(queueName) ?? []) boss.notifyWorker(worker);
    },
    schedule: (queue, cron) => boss.schedule(queue.name, cron, {}, { tz: swissZone, missed: "once" }),
    drain: async (queue, { ignorePauses = false } = {}) => {
      const run = handlers.get(queue.name);
      if (!run) throw new Error(`Nobody works on the queue "${queue.name}"`);
      const jobs = await boss.fetch<never>(queue.name, { batchSize: maxDrained, ignoreStartAfter: ignorePauses });
      const signal = AbortSignal.timeout(queue.options.timeoutSeconds * 1_000);
      const results = await run(jobs.map(({ id, data }) => ({ id, data, signal })));
      let done = 0;
      for (const { id, status, output } of results) {
        if (status === "completed") done += 1;
        await (status === "completed" ? boss.complete(queue.name, id, output) : boss.fail(queue.name, id, output));
      }
      return { done, failed: results.length - done };
    },
  };
}
