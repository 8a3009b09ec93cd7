import { Counter, type Registry } from "prom-client";
import type { MailCounts } from "../mail/index.ts";

/** What this process did with mails; those that wait, or failed for good, are jobs of the queue « mail ». */
export function measureMails(registry: Registry, counts: MailCounts): void {
  registry.registerMetric(
    new Counter({
      name: "metiro_mails_total",
      help: "Mails by what became of an attempt: sent, failed (it is made again), held back for later, or skipped because nobody is left to be told.",
      labelNames: ["outcome"],
      registers: [],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count);
      },
    }),
  );
}
