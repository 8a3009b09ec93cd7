import { Registry, collectDefaultMetrics } from "prom-client";
import type { Connection } from "../db/client.ts";
import type { Replica } from "../db/replica/index.ts";
import type { MailCounts } from "../mail/index.ts";
import type { Figures } from "./as-otlp.ts";
import { measureAnswers } from "./answers.ts";
import { measureBackups } from "./backups.ts";
import { measureDatabase } from "./database.ts";
import { measureJobs } from "./jobs.ts";
import { measureMails } from "./mails.ts";
import { measurePools } from "./pools.ts";
import { measureReplica } from "./replica.ts";
import { measureSlots } from "./slots.ts";
import { measureWebhooks } from "./webhooks.ts";

export interface Metrics {
  /** All of it, in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
  /** All of it, as data. */
  figures: () => Promise<Figures[]>;
  /** Measures the answers of a server; before its routes are added. */
  measure: ReturnType<typeof measureAnswers>["measure"];
}

interface Measured extends Pick<Connection, "db" | "sql" | "use"> {
  replica?: Pick<Replica, "served" | "behind" | "use">;
  /** What this process did with mails. */
  mails: MailCounts;
}

/** What this process tells of itself, its database and its queues. */
export function metricsOf({ db, sql, use, replica, mails }: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Before what asks the database itself, and would be counted.
  measurePools(registry, { primary: use, ...(replica && { replica: replica.use }) });
  measureDatabase(registry, sql);
  if (replica) measureReplica(registry, replica);
  measureJobs(registry, db);
  measureMails(registry, mails);
  measureBackups(registry, sql);
  measureSlots(registry, sql);
  measureWebhooks(registry, sql);
  const { measure } = measureAnswers(registry);
  return {
    measure,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    figures: () => registry.getMetricsAsJSON(),
  };
}
