import { Counter, Gauge, type Registry } from "prom-client";
import type { Replica } from "../db/replica/index.ts";

/** Where the reads went that a replica may answer, and how far it is behind. */
export function measureReplica(registry: Registry, { served, behind }: Pick<Replica, "served" | "behind">): void {
  registry.registerMetric(
    new Counter({
      name: "metiro_replica_reads_total",
      help: "Reads that a replica may answer, by what answered: the replica, or the primary because it was behind, away or of another database, or lost what it had begun.",
      labelNames: ["served"],
      registers: [],
      collect() {
        this.reset();
        for (const [name, count] of Object.entries(served)) this.inc({ served: name }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "metiro_replica_behind_bytes",
      help: "Bytes of the primary's log that the replica does not show yet; not a number where one of the two does not answer.",
      registers: [],
      async collect() {
        this.set(await behind().catch(() => Number.NaN));
      },
    }),
  );
}
