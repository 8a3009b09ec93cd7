import { Gauge, type Registry } from "prom-client";
import type { PoolUse } from "../db/pool/use.ts";
import { Durations } from "./durations.ts";

/** How the connections to the databases are used at the moment when somebody collects, and how long transactions wait for one. */
export function measurePools(registry: Registry, pools: Readonly<Record<string, PoolUse>>): void {
  const told = (name: string, help: string, valueOf: (use: PoolUse) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["pool"],
      registers: [registry],
      collect() {
        for (const [pool, use] of Object.entries(pools)) this.set({ pool }, valueOf(use));
      },
    });
  told("metiro_database_connections", "Connections that a pool opens at most.", ({ maxConnections }) => maxConnections);
  told("metiro_database_connections_in_use", "Connections that work or belong to a transaction.", ({ inUse }) =>
    inUse(),
  );
  told("metiro_database_waiting", "Statements and transactions that wait for a connection.", ({ waiting }) =>
    waiting(),
  );
  const waited = new Durations({
    name: "metiro_database_transaction_wait_seconds",
    help: "How long transactions waited for a connection, with the way there and back that their beginning takes.",
    labelNames: ["pool"],
    registers: [registry],
  });
  for (const [pool, { onBegun }] of Object.entries(pools)) {
    const labels = [pool];
    onBegun((seconds) => waited.add(labels, seconds));
  }
}
