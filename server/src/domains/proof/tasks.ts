import { proofReminderDays } from "@metiro/shared/proof/constants";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { companies, companyProofs } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { defineQueue, type Task, taskOf } from "../../jobs/index.ts";
import { announce } from "../../live/index.ts";
import { audit, nobody } from "../audit/index.ts";
import { enqueueMails } from "../notification/index.ts";

/** Proofs whose last day is over expire, the badge with them; the companies, which are held before their proofs, get a mail. */
export async function expireProofs(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const isOver = and(eq(companyProofs.state, "verified"), sql`${companyProofs.validUntil} < ${today}`);
    const held = await tx
      .select({ id: companyProofs.id })
      .from(companyProofs)
      .innerJoin(companies, eq(companies.id, companyProofs.companyId))
      .where(isOver)
      .orderBy(companies.id)
      .for("no key update", { of: companies });
    if (held.length === 0) return 0;
    const over = await tx
      .update(companyProofs)
      .set({ state: "expired" })
      .from(companies)
      .where(
        and(
          eq(companies.id, companyProofs.companyId),
          inArray(
            companyProofs.id,
            held.map(({ id }) => id),
          ),
          isOver,
        ),
      )
      .returning({ id: companyProofs.id, kind: companyProofs.kind, companyId: companies.id, to: companies.userId });
    for (const { id, kind, companyId } of over) {
      await announce(tx, { about: "company", id: companyId });
      await audit(tx, nobody, "proof.expire", id, { kind, companyId });
    }
    await enqueueMails(
      tx,
      over.map(({ id, to }) => ({ kind: "proofExpired" as const, to, data: { proofId: id } })),
    );
    return over.length;
  });
}

/**
 * Tells companies that a proof ends, once at each distance: the mark and the mail are one transaction. A day that was missed is
 * caught up with; nobody is told while a newer one of the kind waits.
 */
export async function remindOfProofs(db: Db): Promise<number> {
  let told = 0;
  for (const days of proofReminderDays)
    told += await db.transaction(async (tx) => {
      const ending = await tx
        .update(companyProofs)
        .set({ remindedDays: days })
        .from(companies)
        .where(
          and(
            eq(companies.id, companyProofs.companyId),
            eq(companyProofs.state, "verified"),
            sql`${companyProofs.validUntil} between ${today} + ${lastDayOf(days)}::int and ${today} + ${days}::int`,
            or(isNull(companyProofs.remindedDays), sql`${companyProofs.remindedDays} > ${days}`),
            sql`not exists (select from ${companyProofs} as newer where newer.company_id = ${companyProofs.companyId}
              and newer.kind = ${companyProofs.kind} and newer.state = 'submitted')`,
          ),
        )
        .returning({ id: companyProofs.id, to: companies.userId });
      await enqueueMails(
        tx,
        ending.map(({ id, to }) => ({ kind: "proofEnds" as const, to, data: { proofId: id } })),
      );
      return ending.length;
    });
  return told;
}

/** Who is nearer to the end than the next reminder gets that one alone. */
const lastDayOf = (days: number): number => Math.max(-1, ...proofReminderDays.filter((other) => other < days)) + 1;

const timing = {
  maxRetries: 5,
  backoffSeconds: 60,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 30,
  timeoutSeconds: 300,
};
const expiryQueue = defineQueue<Record<string, never>>("proof-expiry", timing);
const reminderQueue = defineQueue<Record<string, never>>("proof-reminders", timing);

/** When a day has ended in Switzerland: what ended with it. */
export const proofExpiry: Task = taskOf(
  { queue: expiryQueue, cron: "5 0 * * *" },
  { expiredProofs: ({ db }) => expireProofs(db) },
);
/** In the morning: what companies are told of before it happens. */
export const proofReminders: Task = taskOf(
  { queue: reminderQueue, cron: "15 7 * * *" },
  { proofReminders: ({ db }) => remindOfProofs(db) },
);
