import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { TaskParts } from "../../jobs/index.ts";
import { removeImages } from "../file/index.ts";
import { announceKeyEnds, sweepApiKeys } from "./api-keys/tasks.ts";
import { eraseInactiveAccounts } from "./account/retention.ts";
import { sweepOrigins } from "./attempts/origins.ts";
import { sweepSignInEvents } from "./sign-in/sign-in-events.ts";
import { sessions, signInTickets, spentBotProofs, spentChallenges, verificationCodes } from "../../db/schema/index.ts";

/** Forgets sessions that nobody used for a week; they ended long before (`sessionHours`). */
async function sweepSessions(db: Db): Promise<number> {
  const { count } = await db.delete(sessions).where(lt(sessions.lastSeenAt, sql`now() - interval '7 days'`));
  return count;
}

/** Forgets the codes of yesterday: the longest of their limits looks back an hour. */
export async function sweepCodes(db: Db): Promise<number> {
  const { count } = await db
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, sql`now() - interval '1 day'`));
  return count;
}

/** Forgets the bot proofs that are too old to be offered again. */
export async function sweepBotProofs(db: Db): Promise<number> {
  const { count } = await db.delete(spentBotProofs).where(lt(spentBotProofs.expiresAt, sql`now()`));
  return count;
}

/** Forgets the tickets and the challenges of sign-ins that are too old to be finished. */
async function sweepSecondFactors(db: Db): Promise<number> {
  const { count: tickets } = await db.delete(signInTickets).where(lt(signInTickets.expiresAt, sql`now()`));
  const { count: challenges } = await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, sql`now()`));
  return tickets + challenges;
}

/** What goes every hour. */
export const authSweeps: TaskParts = {
  sessions: ({ db }) => sweepSessions(db),
  codes: ({ db }) => sweepCodes(db),
  origins: ({ db }) => sweepOrigins(db),
  signInEvents: ({ db }) => sweepSignInEvents(db),
  botProofs: ({ db }) => sweepBotProofs(db),
  secondFactors: ({ db }) => sweepSecondFactors(db),
  apiKeys: ({ db }) => sweepApiKeys(db),
  apiKeyEnds: ({ db }) => announceKeyEnds(db),
};

/** What goes every night. */
export const authRetention: TaskParts = {
  accounts: async ({ db, storage, log, signal }) => {
    const { accounts, fileIds } = await eraseInactiveAccounts(db, signal);
    await removeImages({ storage, log }, fileIds);
    return accounts;
  },
};
