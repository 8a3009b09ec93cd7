import type { FastifyBaseLogger } from "fastify";
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "./client.ts";
import type { Notifications } from "./notifications.ts";
import { maintenance } from "./schema/index.ts";

/** That the operator keeps everybody from writing, and when it is expected to end, if anybody said so. */
export interface Maintenance {
  startedAt: string;
  endsAt: string | null;
}

const channel = "maintenance";

async function readMaintenance(db: Db): Promise<Maintenance | undefined> {
  const [row] = await db.select({ startedAt: maintenance.startedAt, endsAt: maintenance.endsAt }).from(maintenance);
  return row;
}

/** Begins it, or says anew when it ends; every process is told at the commit. */
export async function beginMaintenance(tx: Transaction, endsAt: string | null): Promise<void> {
  await tx.insert(maintenance).values({ endsAt }).onConflictDoUpdate({ target: maintenance.only, set: { endsAt } });
  await tell(tx);
}

/** Ends it; false when there was none. */
export async function endMaintenance(tx: Transaction): Promise<boolean> {
  const ended = await tx.delete(maintenance).returning({ only: maintenance.only });
  await tell(tx);
  return ended.length > 0;
}

const tell = (tx: Transaction) => tx.execute(sql`select pg_notify(${channel}, '')`);

/** What a process knows of it without asking the database: as it last heard, also while the database is away. */
export function maintenanceNews(
  db: Db,
  { subscribe, onReconnect }: Notifications,
  log: Pick<FastifyBaseLogger, "warn">,
): { current: () => Maintenance | undefined } {
  let known: Maintenance | undefined;
  let looks = 0;
  const look = () => {
    const own = ++looks;
    readMaintenance(db).then(
      // An earlier look may answer later.
      (found) => void (own === looks && (known = found)),
      (err: unknown) => log.warn({ err }, "Whether maintenance is on was not found out"),
    );
  };
  subscribe(channel, look);
  onReconnect(look);
  return { current: () => known };
}
