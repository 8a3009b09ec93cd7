import { maxCodeTries } from "@metiro/shared/auth/constants";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { verificationCodes } from "../../../db/schema/index.ts";
import { nilId, now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { type AttemptCounter, countAttempt, revertAttempts } from "../../../limits/attempts.ts";
import type { Context } from "../../../trpc/context.ts";
import { audit, nobody } from "../../audit/index.ts";
import { askerOf } from "../attempts/origins.ts";
import { isDigitsOf } from "./codes.ts";
import { mailCodesLockedOut } from "./mail-codes-locked-out.ts";
import type { SubmittedCode } from "./verification.ts";

interface CodeRow {
  id: string;
  userId: string | null;
  asker: string | null;
}

/** Codes of others that a typed one may be: a stranger guesses at few, a device that is known may have its mail anywhere. */
const maxOtherCodes = { stranger: 3, known: 4 };

/**
 * Uses up the code that was typed where nobody is signed in, and says whose it is; null when it is none that stands. Each asker has the
 * tries of the code that it asked for; what others type counts in a pool of theirs (decision 210), so nobody's wrong tries end
 * somebody else's code. Never throws on a wrong one: the try must be counted, so the transaction has to be committed.
 */
export async function consumeTypedCode(
  tx: Transaction,
  ctx: Context,
  { keys, code, ...wanted }: SubmittedCode,
): Promise<string | null> {
  const standing = await standingCodes(tx, wanted);
  const userId = standing[0]?.userId ?? undefined;
  const asker = await askerOf(tx, ctx, userId);
  const own = standing.find((one) => one.asker === asker.key);
  const tries = own && (await countAtCode(tx, own.id));
  const others = standing
    .filter((one) => one !== own)
    .slice(0, asker.known ? maxOtherCodes.known : maxOtherCodes.stranger);
  const tried = [...(own && tries !== undefined ? [own] : []), ...(asker.known || !own ? others : [])];
  // Looked at for nobody too, so that it takes as long.
  if (tried.length === 0) isDigitsOf(keys, nilId, code);
  const kind = asker.known ? "knownCode" : own ? "accountCode" : "strangerCode";
  const subject = asker.known ? `${wanted.subject} ${asker.key}` : wanted.subject;
  const counted = tried.length === 0 ? undefined : await countQuietly(tx, { kind, subject, userId });
  if (!counted) return null;
  const right = tried.filter(({ id }) => isDigitsOf(keys, id, code)).find((one) => one.userId !== null);
  if (right && (await use(tx, right.id))) {
    await revertAttempts(tx, counted.ids);
    return right.userId;
  }
  if (userId !== undefined && tries === maxCodeTries)
    await audit(tx, nobody, "auth.codeExhausted", userId, { purpose: wanted.purpose });
  if (userId !== undefined && kind === "accountCode" && counted.begun.length > 0) await mailCodesLockedOut(tx, userId);
  return null;
}

/** The newest code of each asker that still works, latest first. */
async function standingCodes(
  tx: Transaction,
  { purpose, subject }: Omit<SubmittedCode, "keys" | "code">,
): Promise<CodeRow[]> {
  const { id, userId, asker, createdAt, usedAt, expiresAt } = verificationCodes;
  const rows = await tx
    .select({ id, userId, asker, stands: sql<boolean>`${usedAt} is null and ${expiresAt} > ${now}` })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.subject, subject),
        eq(verificationCodes.purpose, purpose),
        gt(createdAt, sql`clock_timestamp() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
  const newest = rows.filter((row, at) => rows.findIndex((other) => other.asker === row.asker) === at);
  return newest.filter(({ stands }) => stands);
}

/** The tries at a code, this one with them; undefined when it has none left. */
async function countAtCode(tx: Transaction, id: string): Promise<number | undefined> {
  const { usedAt, tries } = verificationCodes;
  const [counted] = await tx
    .update(verificationCodes)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(verificationCodes.id, id), isNull(usedAt), lt(tries, maxCodeTries)))
    .returning({ tries });
  return counted?.tries;
}

/** Nothing when there are none left: who types codes is told no more than that they are wrong. */
async function countQuietly(tx: Transaction, counted: AttemptCounter) {
  try {
    return await countAttempt(tx, [counted]);
  } catch (error) {
    if (error instanceof DomainError && error.code === "TOO_MANY_REQUESTS") return undefined;
    throw error;
  }
}

async function use(tx: Transaction, id: string): Promise<boolean> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return used.length > 0;
}
