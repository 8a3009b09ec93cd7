import { Gauge, type Registry } from "prom-client";
import type { Sql } from "../db/client.ts";

/** How those stand for whom PostgreSQL keeps its log of changes until they have fetched it. */
interface SlotStates {
  /** Of the one that is furthest behind; 0 where there is none. */
  retainedBytes: number;
  /** For how long nobody has fetched by the one that has waited longest; 0 where all are in use. */
  idleSeconds: number;
  /** How many PostgreSQL has given up, because they kept more than `max_slot_wal_keep_size`. */
  lost: number;
}

async function slotStates(sql: Sql): Promise<SlotStates> {
  const [row] = await sql<SlotStates[]>`
    select coalesce(max(case when pg_is_in_recovery() then 0 else (pg_current_wal_lsn() - restart_lsn)::float8 end), 0) as "retainedBytes",
      coalesce(max(extract(epoch from now() - inactive_since)) filter (where not active and wal_status is distinct from 'lost'), 0)::float8
        as "idleSeconds",
      count(*) filter (where wal_status = 'lost')::int as lost
    from pg_replication_slots where not temporary`;
  return row ?? { retainedBytes: 0, idleSeconds: 0, lost: 0 };
}

/** What PostgreSQL keeps for those who fetch its log of changes. Each asks by itself: figures are collected at the same time. */
export function measureSlots(registry: Registry, sql: Sql): void {
  const told = (name: string, help: string, valueOf: (states: SlotStates) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await slotStates(sql).then(valueOf, () => Number.NaN));
      },
    });
  told(
    "metiro_replication_slot_retained_bytes",
    "Bytes of its log that the database keeps for the replication slot that is furthest behind; 0 where there is none.",
    ({ retainedBytes }) => retainedBytes,
  );
  told(
    "metiro_replication_slot_idle_seconds",
    "For how long nobody has fetched by the replication slot that has waited longest; 0 where all are in use.",
    ({ idleSeconds }) => idleSeconds,
  );
  told(
    "metiro_replication_slots_lost",
    "Replication slots that the database has given up, because they kept too much of its log.",
    ({ lost }) => lost,
  );
}
