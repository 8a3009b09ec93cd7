import { Gauge, type Registry } from "prom-client";
import type { Db } from "../db/client.ts";
import { coalesced } from "../db/replica/asked-together.ts";
import { type QueueState, queueStates } from "../jobs/index.ts";

const states = ["waiting", "active", "failed"] as const satisfies readonly (keyof QueueState)[];

/** What waits in the queues and since when, read anew whenever somebody collects, and once for both figures. */
export function measureJobs(registry: Registry, db: Db): void {
  const asked = coalesced(() => queueStates(db).catch(() => []));
  registry.registerMetric(
    new Gauge({
      name: "metiro_jobs_oldest_due_seconds",
      help: "How long ago the oldest waiting job of a queue was due; 0 where none is.",
      labelNames: ["queue"],
      registers: [],
      async collect() {
        const queues = await asked();
        this.reset();
        for (const { name: queue, oldestDueAt } of queues)
          this.set({ queue }, oldestDueAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldestDueAt)) / 1000));
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "metiro_jobs",
      help: "Jobs of a queue that wait, run, or have failed for good. Mails are the queue « mail ».",
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        const queues = await asked();
        this.reset();
        for (const queue of queues) for (const state of states) this.set({ queue: queue.name, state }, queue[state]);
      },
    }),
  );
}
