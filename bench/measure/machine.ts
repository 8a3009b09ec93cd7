import { availableParallelism, cpus, loadavg } from "node:os";

/** What the figures were taken on. Above one per core the load says that others were at work too. */
export const describeMachine = (): string =>
  [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`,
    `Node ${process.versions.node}`,
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  ].join(", ");
