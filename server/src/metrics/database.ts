import { Gauge, type Registry } from "prom-client";
import type { Sql } from "../db/client.ts";
import { migrationsOf } from "../db/migrations/migrate.ts";

/** How the database answers, asked anew whenever somebody collects. */
export function measureDatabase(registry: Registry, sql: Sql): void {
  const up = new Gauge({
    name: "metiro_database_up",
    help: "1 where the database answers, 0 where it does not.",
    registers: [registry],
  });
  const missing = new Gauge({
    name: "metiro_schema_migrations_missing",
    help: "Migrations of this version that the database lacks.",
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: "metiro_database_answer_seconds",
      help: "What a statement takes that does nothing, with its wait for a connection of the pool.",
      registers: [],
      async collect() {
        const began = performance.now();
        try {
          await sql`select 1`;
          up.set(1);
          this.set((performance.now() - began) / 1000);
          missing.set((await migrationsOf(sql)).missing);
        } catch {
          up.set(0);
          this.set(Number.NaN);
        }
      },
    }),
  );
}
