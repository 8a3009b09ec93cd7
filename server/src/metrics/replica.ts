import { Counter, type Registry } from "prom-client";
import type { Replica } from "../db/replica/index.ts";

/** Where the reads went that a replica may answer. */
export function measureReplica(registry: Registry, { served }: Pick<Replica, "served">): void {
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
}
