import { codeLimits, codeMinutes, invitationDays, maxCodeTries } from "@metiro/shared/auth/constants";
import { and, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { codePurposes, verificationCodes } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Keys } from "../../../config/keys.ts";
import { mailCodesLockedOut } from "./mail-codes-locked-out.ts";
import type { Asker } from "../attempts/origins.ts";
import { isDigitsOf } from "./codes.ts";
import { now, nilId } from "../../../db/sql.ts";
import { takeNamedLock } from "../../../db/locks.ts";
import { audit, nobody } from "../../audit/index.ts";

/** Codes in a day: to one address for all strangers together, and for each that is known; of a purpose for whoever is signed in. */
const maxPerDay = { asked: 20, signedIn: 10 };

interface Wanted {
  purpose: (typeof codePurposes)[number];
  /** The user's id where somebody is signed in, else the hash of the e-mail. */
  subject: string;
  /** Who asks where nobody is signed in. */
  asker?: Asker;
}

/** How a code differs from what its purpose says. */
interface Issued {
  mail?: "adminInvitation";
  /** How long it works, as PostgreSQL writes an interval. */
  validFor?: string;
  /** Whether it may come right after the last one. */
  atOnce?: boolean;
  /** The page that the link of the mail leads on to. */
  returnUrl?: string | undefined;
  /** Of a change of address. */
  change?: { newEmail: string; oldEmail: string };
  /** Of the mail; the account's unless told. */
  lang?: string | undefined;
}

const mailOf = {
  confirm: "verificationCode",
  reset: "passwordReset",
  invite: "companyInvitation",
  signIn: "signInCode",
  changeEmail: "emailChangeCode",
  proof: "proofCode",
} as const;
/** The link of an invitation waits longer than a code that somebody types. */
const validFor = (purpose: Wanted["purpose"]) =>
  purpose === "invite" ? `${invitationDays} days` : `${codeMinutes} minutes`;

/**
 * Makes a code and has it mailed; older ones stop working. Refused with `TOO_MANY_REQUESTS` within 60 seconds of the last
 * one and beyond five an hour. Returns the seconds until the next.
 */
export async function issueCode(
  tx: Transaction,
  wanted: Wanted,
  userId: string | null,
  issued: Issued = {},
): Promise<number> {
  const { purpose, subject, asker } = wanted;
  await takeNamedLock(tx, "code", `${purpose} ${subject}`);
  const retryAfterSeconds = issued.atOnce ? 0 : await resendDelay(tx, wanted);
  if (retryAfterSeconds > 0) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } });
  const [code] = await tx
    .insert(verificationCodes)
    .values({
      purpose,
      subject,
      userId,
      asker: asker?.key,
      askerKnown: asker?.known !== undefined,
      returnPath: issued.returnUrl,
      ...issued.change,
      expiresAt: sql`clock_timestamp() + ${issued.validFor ?? validFor(purpose)}::interval`,
      createdAt: now,
    })
    .returning({ codeId: verificationCodes.id });
  if (!code) throw new Error("Inserting a code returned no row");
  const { mail: kind = mailOf[purpose], lang } = issued;
  // A mail to nobody is queued all the same, so that the answer takes as long.
  await enqueueMails(tx, [{ kind, to: userId ?? nilId, data: code, ...(lang && { lang }) }]);
  const delay = await resendDelay(tx, wanted);
  if (userId !== null && asker?.known === undefined && delay > dailyLimitSeconds) await mailCodesLockedOut(tx, userId);
  return delay;
}

/** In seconds: so long pauses only what the limit of the day makes. */
const dailyLimitSeconds = 3600;

/** When the newest code was sent, if it still works. */
export async function codeSentAt(tx: Transaction, wanted: Wanted): Promise<string | undefined> {
  const { id, usedAt, tries, expiresAt, createdAt } = verificationCodes;
  const [row] = await tx
    .select({ createdAt })
    .from(verificationCodes)
    .where(and(eq(id, sql`(${newestCode(tx, wanted)})`), isNull(usedAt), lt(tries, maxCodeTries), gt(expiresAt, now)));
  return row?.createdAt;
}

/** Seconds until another code may be sent; 0: now. */
export async function resendDelay(tx: Transaction, wanted: Wanted): Promise<number> {
  const { purpose, subject, asker } = wanted;
  const { createdAt } = verificationCodes;
  const [row] = await tx
    .select({
      seconds: sql<number>`ceil(coalesce(extract(epoch from greatest(
        max(${createdAt}) + make_interval(secs => ${codeLimits.pauseSeconds}),
        case when count(*) >= ${codeLimits.maxAnHour} then min(${createdAt}) + interval '1 hour' end) - clock_timestamp()), 0))::int`,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.subject, subject),
        eq(verificationCodes.purpose, purpose),
        asker && eq(verificationCodes.asker, asker.key),
        gt(createdAt, sql`clock_timestamp() - interval '1 hour'`),
      ),
    );
  return Math.max(0, row?.seconds ?? 0, await dailyResendDelay(tx, wanted));
}

/** Invitations have none: an admin sends them. */
async function dailyResendDelay(tx: Transaction, { purpose, subject, asker }: Wanted): Promise<number> {
  if (purpose === "invite") return 0;
  const { createdAt, askerKnown } = verificationCodes;
  const isAskers = asker?.known ? eq(verificationCodes.asker, asker.key) : eq(askerKnown, false);
  const [nth] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${createdAt} + interval '1 day' - clock_timestamp()))::int`,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.subject, subject),
        asker ? isAskers : eq(verificationCodes.purpose, purpose),
        gt(createdAt, sql`clock_timestamp() - interval '1 day'`),
      ),
    )
    .orderBy(desc(createdAt))
    .offset((asker ? maxPerDay.asked : maxPerDay.signedIn) - 1)
    .limit(1);
  return nth?.seconds ?? 0;
}

export interface SubmittedCode extends Wanted {
  keys: Keys;
  code: string;
}

/**
 * Uses up the newest code when it is the one offered, and says whose it is; null when it is wrong, old, used or tried too
 * often. Never throws on that: the try must be counted, so the transaction has to be committed.
 */
export async function consumeCode(tx: Transaction, { keys, code, ...wanted }: SubmittedCode): Promise<string | null> {
  const [tried] = await tx
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        eq(verificationCodes.id, sql`(${newestCode(tx, wanted)})`),
        isNull(verificationCodes.usedAt),
        lt(verificationCodes.tries, maxCodeTries),
        gt(verificationCodes.expiresAt, now),
      ),
    )
    .returning({ id: verificationCodes.id, userId: verificationCodes.userId, tries: verificationCodes.tries });
  const right = isDigitsOf(keys, tried?.id ?? nilId, code);
  if (!tried?.userId) return null;
  const { id, userId, tries } = tried;
  if (right) {
    await tx.update(verificationCodes).set({ usedAt: now }).where(eq(verificationCodes.id, id));
    return userId;
  }
  if (tries === maxCodeTries) await audit(tx, nobody, "auth.codeExhausted", userId, { purpose: wanted.purpose });
  return null;
}

/** The code that alone still works. */
export const newestCode = (tx: Transaction, { purpose, subject }: Wanted) =>
  tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.subject, subject), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);

/** No code that was sent to a user works any more: of some purposes, or of all. */
export async function endCodes(tx: Transaction, userId: string, purposes = codePurposes.slice()): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationCodes.userId, userId),
        inArray(verificationCodes.purpose, purposes),
        isNull(verificationCodes.usedAt),
      ),
    );
}
