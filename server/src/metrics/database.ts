import { Gauge, type Registry } from "prom-client";
import type { Sql } from "../db/client.ts";
import { migrationsOf } from "../db/migrations/migrate.ts";
import { coalesced } from "../db/replica/asked-together.ts";

interface Answer {
  up: 0 | 1;
  seconds: number;
  missing: number;
}

/** How the database answers, asked anew whenever somebody collects, and once for all three figures. */
export function measureDatabase(registry: Registry, sql: Sql): void {
  const asked = coalesced(() => ask(sql));
  const told = (name: string, help: string, valueOf: (answer: Answer) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await asked()));
      },
    });
  told("metiro_database_up", "1 where the database answers, 0 where it does not.", ({ up }) => up);
  told(
    "metiro_schema_migrations_missing",
    "Migrations of this version that the database lacks; not a number where it does not answer.",
    ({ missing }) => missing,
  );
  told(
    "metiro_database_answer_seconds",
    "What a statement takes that does nothing, with its wait for a connection of the pool.",
    ({ seconds }) => seconds,
  );
}

async function ask(sql: Sql): Promise<Answer> {
  const began = performance.now();
  try {
    await sql`select 1`;
    const seconds = (performance.now() - began) / 1000;
    return { up: 1, seconds, missing: (await migrationsOf(sql)).missing };
  } catch {
    return { up: 0, seconds: Number.NaN, missing: Number.NaN };
  }
}
