import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deleteInBatches } from "../../db/rows/delete-in-batches.ts";
import type { TaskParts } from "../../jobs/index.ts";
import { removeImages } from "../file/index.ts";
import { announceKeyEnds, sweepApiKeys } from "./api-keys/tasks.ts";
import { eraseInactiveAccounts } from "./account/retention.ts";
import { sweepOrigins } from "./attempts/origins.ts";
import { sweepSignInEvents } from "./sign-in/sign-in-events.ts";
import { sessions, signInTickets, spentBotProofs, spentChallenges, verificationCodes } from "../../db/schema/index.ts";

/** Forgets sessions that nobody used for a week; they ended long before (`sessionHours`). */
const sweepSessions = (db: Db, signal: AbortSignal): Promise<number> =>
  deleteInBatches(db, sessions, { where: lt(sessions.lastSeenAt, sql`now() - interval '7 days'`), signal });

/** Forgets the codes of yesterday: the longest of their limits looks back an hour. */
export const sweepCodes = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, verificationCodes, {
    where: lt(verificationCodes.expiresAt, sql`now() - interval '1 day'`),
    signal,
  });

/** Forgets the bot proofs that are too old to be offered again. */
export const sweepBotProofs = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, spentBotProofs, { where: lt(spentBotProofs.expiresAt, sql`now()`), signal });

/** Forgets the tickets of sign-ins, and their challenges, that are too old to be finished. */
const sweepTickets = (db: Db, signal: AbortSignal): Promise<number> =>
  deleteInBatches(db, signInTickets, { where: lt(signInTickets.expiresAt, sql`now()`), signal });
const sweepChallenges = (db: Db, signal: AbortSignal): Promise<number> =>
  deleteInBatches(db, spentChallenges, { where: lt(spentChallenges.expiresAt, sql`now()`), signal });

/** What goes every hour. */
export const authSweeps: TaskParts = {
  sessions: ({ db, signal }) => sweepSessions(db, signal),
  codes: ({ db, signal }) => sweepCodes(db, signal),
  origins: ({ db, signal }) => sweepOrigins(db, signal),
  signInEvents: ({ db, signal }) => sweepSignInEvents(db, signal),
  botProofs: ({ db, signal }) => sweepBotProofs(db, signal),
  tickets: ({ db, signal }) => sweepTickets(db, signal),
  challenges: ({ db, signal }) => sweepChallenges(db, signal),
  apiKeys: ({ db }) => sweepApiKeys(db),
  apiKeyEnds: ({ db }) => announceKeyEnds(db),
};

/** What goes every night. */
export const authRetention: TaskParts = {
  accounts: ({ db, storage, log, signal }) =>
    eraseInactiveAccounts(db, signal, (fileIds) => removeImages({ storage, log }, fileIds)),
};
