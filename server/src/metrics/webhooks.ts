import { Gauge, type Registry } from "prom-client";
import type { Sql } from "../db/client.ts";
import { webhookState } from "../db/queries/webhooks.ts";

const states = ["working", "failing", "off"] as const;

/** How the telling of webhooks stands, asked anew whenever somebody collects. Each asks by itself: figures are collected at the same time. */
export function measureWebhooks(registry: Registry, sql: Sql): void {
  registry.registerMetric(
    new Gauge({
      name: "metiro_webhook_endpoints",
      help: "Webhook endpoints that take what they are sent, that have not lately, and that are off because they failed or are gone.",
      labelNames: ["state"],
      registers: [],
      async collect() {
        this.reset();
        const told = await webhookState(sql).catch(() => undefined);
        if (told) for (const state of states) this.set({ state }, told[state]);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "metiro_webhook_events_oldest_due_seconds",
      help: "For how long the oldest event has been due that is on its way to nobody yet; 0 where none is.",
      registers: [],
      async collect() {
        this.set(
          await webhookState(sql).then(
            ({ oldestDueSeconds }) => oldestDueSeconds,
            () => Number.NaN,
          ),
        );
      },
    }),
  );
}
