import { Registry, collectDefaultMetrics } from "prom-client";
import type { Connection } from "../db/client.ts";
import { measureAnswers } from "./answers.ts";
import { measureBackups } from "./backups.ts";
import { measureDatabase } from "./database.ts";
import { measureJobs } from "./jobs.ts";
import { measureWebhooks } from "./webhooks.ts";

export interface Metrics {
  /** All of it, in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
  /** Measures the answers of a server; before its routes are added. */
  measure: ReturnType<typeof measureAnswers>["measure"];
}

/** What this process tells of itself, its database and its queues. */
export function metricsOf({ db, sql }: Pick<Connection, "db" | "sql">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureDatabase(registry, sql);
  measureJobs(registry, db);
  measureBackups(registry, sql);
  measureWebhooks(registry, sql);
  const { measure, text } = measureAnswers(registry);
  return { measure, contentType: registry.contentType, text: async () => `${await registry.metrics()}${text()}` };
}
