import { Registry, collectDefaultMetrics } from "prom-client";
import type { Connection } from "../db/client.ts";
import type { Replica } from "../db/replica/index.ts";
import { measureAnswers } from "./answers.ts";
import { measureBackups } from "./backups.ts";
import { measureDatabase } from "./database.ts";
import { measureJobs } from "./jobs.ts";
import { measureReplica } from "./replica.ts";
import { measureWebhooks } from "./webhooks.ts";

export interface Metrics {
  /** All of it, in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
  /** Measures the answers of a server; before its routes are added. */
  measure: ReturnType<typeof measureAnswers>["measure"];
}

interface Measured extends Pick<Connection, "db" | "sql"> {
  replica?: Replica;
}

/** What this process tells of itself, its database and its queues. */
export function metricsOf({ db, sql, replica }: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureDatabase(registry, sql);
  if (replica) measureReplica(registry, replica);
  measureJobs(registry, db);
  measureBackups(registry, sql);
  measureWebhooks(registry, sql);
  const { measure, text } = measureAnswers(registry);
  return { measure, contentType: registry.contentType, text: async () => `${await registry.metrics()}${text()}` };
}
