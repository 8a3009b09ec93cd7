import { createHash, randomBytes } from "node:crypto";
import { maxTicketTries, ticketMinutes } from "@metiro/shared/auth/constants";
import type { FirstFactor, SecondFactorMethod } from "@metiro/shared/reauthentication/factor-kinds";
import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { secondFactors, signInTickets } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { backupCodesLeft } from "./backup-codes.ts";

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest("base64url");

const works = (ticket: string) =>
  and(
    eq(signInTickets.hash, hashOf(ticket)),
    lt(signInTickets.tries, maxTicketTries),
    gt(signInTickets.expiresAt, now),
  );

/** What an account may show in the second place; empty where nothing protects it besides the first. */
export async function methodsOf(db: Queryable, userId: string): Promise<SecondFactorMethod[]> {
  const kinds = await db
    .selectDistinct({ kind: secondFactors.kind })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .orderBy(secondFactors.kind);
  if (kinds.length === 0) return [];
  const left = await backupCodesLeft(db, userId);
  return [...kinds.map(({ kind }) => kind), ...(left > 0 ? (["backupCode"] as const) : [])];
}

/** Somebody has shown the first factor of an account that has a second: what it gets instead of a session, for a few minutes. */
export async function openTicket(
  tx: Transaction,
  userId: string,
  { by, methods }: { by: FirstFactor; methods: SecondFactorMethod[] },
): Promise<DomainError> {
  const ticket = randomBytes(32).toString("base64url");
  await tx.insert(signInTickets).values({
    userId,
    hash: hashOf(ticket),
    by,
    expiresAt: sql`clock_timestamp() + make_interval(mins => ${ticketMinutes})`,
  });
  return new DomainError("SECOND_FACTOR_REQUIRED", { params: { ticket, methods } });
}

/** Whose ticket it is, as long as it works. */
export async function ticketHolderOf(db: Queryable, ticket: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: signInTickets.userId }).from(signInTickets).where(works(ticket));
  return row?.userId;
}

/** Counts a try with a ticket, before the factor is looked at; tells what was shown first. */
export async function countTicketAttempt(tx: Transaction, ticket: string): Promise<FirstFactor> {
  const [tried] = await tx
    .update(signInTickets)
    .set({ tries: sql`${signInTickets.tries} + 1` })
    .where(works(ticket))
    .returning({ by: signInTickets.by });
  if (!tried) throw new DomainError("SIGN_IN_EXPIRED");
  return tried.by;
}

/** Uses a ticket up; refused when it is gone, because the password was changed or every device was signed out meanwhile. */
export async function consumeTicket(tx: Transaction, ticket: string): Promise<FirstFactor> {
  const [spent] = await tx
    .delete(signInTickets)
    .where(and(eq(signInTickets.hash, hashOf(ticket)), gt(signInTickets.expiresAt, now)))
    .returning({ by: signInTickets.by });
  if (!spent) throw new DomainError("SIGN_IN_EXPIRED");
  return spent.by;
}

/** No sign-in of an account that is under way can be finished any more. */
export const endTickets = async (tx: Transaction, userId: string): Promise<void> =>
  void (await tx.delete(signInTickets).where(eq(signInTickets.userId, userId)));
