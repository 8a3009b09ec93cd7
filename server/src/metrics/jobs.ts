import { Gauge, type Registry } from "prom-client";
import type { Db } from "../db/client.ts";
import { type QueueState, queueStates } from "../jobs/index.ts";

const states = ["waiting", "active", "failed"] as const satisfies readonly (keyof QueueState)[];

/** What waits in the queues and since when, read anew whenever somebody collects. */
export function measureJobs(registry: Registry, db: Db): void {
  const due = new Gauge({
    name: "metiro_jobs_oldest_due_seconds",
    help: "How long ago the oldest waiting job of a queue was due; 0 where none is.",
    labelNames: ["queue"],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: "metiro_jobs",
      help: "Jobs of a queue that wait, run, or have failed for good. Mails are the queue « mail ».",
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        this.reset();
        due.reset();
        const queues = await queueStates(db).catch(() => []);
        for (const queue of queues) {
          for (const state of states) this.set({ queue: queue.name, state }, queue[state]);
          const since = queue.oldestDueAt === null ? 0 : (Date.now() - Date.parse(queue.oldestDueAt)) / 1000;
          due.set({ queue: queue.name }, Math.max(0, since));
        }
      },
    }),
  );
}
