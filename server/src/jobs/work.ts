import { framesOf } from "../errors/frames.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Job as BossJob, JobResult } from "pg-boss";
import { inWork } from "../tracing/span.ts";
import { failureDetail, JobFailure } from "./failure.ts";

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

interface Job<Data extends object> {
  /** It does not change from attempt to attempt. */
  id: string;
  data: Data;
  /** Aborted when the attempt has lost its time or the process gives up waiting for it. */
  signal: AbortSignal;
}

/** Does one job. What it returns is kept beside the job for a few days; throwing means: try again later. */
export type Handler<Data extends object> = (job: Job<Data>) => Promise<Record<string, string | number> | void>;

type Output = Awaited<ReturnType<Handler<object>>>;

interface Work<Data extends object> {
  handler: Handler<Data>;
  log: Log;
  /** Notes that a job is done, as soon as it is. */
  done?: (id: string, output: Output) => Promise<unknown>;
}

/** Runs a handler on each of a batch of jobs and tells what became of each: one failure leaves the others done. */
export function workOff<Data extends object>(queue: string, { handler, log, done }: Work<Data>) {
  return (jobs: Pick<BossJob<Data>, "id" | "data" | "signal">[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data, signal }): Promise<JobResult> => {
        try {
          const output = await inWork(`job ${queue}`, tracedAs(queue, id), () => handler({ id, data, signal }));
          // Whoever tells of the whole batch later does so again, so a failure here is none of the job's.
          await done?.(id, output).catch(() => undefined);
          return { id, status: "completed", output };
        } catch (error) {
          report(log, queue, id, error);
          return { id, status: "failed", output: failureDetail(error) };
        }
      }),
    );
}

/** The attributes of a job as the conventions of OpenTelemetry for messages name them. */
const tracedAs = (queue: string, id: string) => ({
  "messaging.system": "pg-boss",
  "messaging.destination.name": queue,
  "messaging.message.id": id,
});

function report(log: Log, queue: string, id: string, error: unknown): void {
  const what = { queue, job: id, failure: failureDetail(error) };
  if (error instanceof JobFailure) log.warn(what, "A job failed");
  else log.error({ ...what, stack: error instanceof Error ? framesOf(error) : undefined }, "A job failed unexpectedly");
}
