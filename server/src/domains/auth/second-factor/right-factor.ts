import type { SecondFactorMethod } from "@metiro/shared/reauthentication/factor-kinds";
import type { GivenFactor, PasskeyAnswer } from "@metiro/shared/auth/second-factor";
import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { secondFactors } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { unsealed } from "../../../tokens/sealed.ts";
import type { Context } from "../../../trpc/context.ts";
import { backupCodeOf, consumeBackupCode } from "./backup-codes.ts";
import type { ChallengePurpose } from "./challenges.ts";
import { passkeyAnswered } from "./passkeys.ts";
import { totpStep } from "./totp.ts";

/** A factor that is right as far as can be told without having seen others. */
export interface RightFactor {
  method: SecondFactorMethod;
  /** Uses it up; false when somebody, on whatever process, has done so before. */
  claim: (tx: Transaction) => Promise<boolean>;
}

interface Shown {
  userId: string;
  given: GivenFactor;
  purpose: ChallengePurpose;
}

/** Of several factors, the one that counts. */
export const methodOf = ({ totp, passkey }: GivenFactor): SecondFactorMethod =>
  totp !== undefined ? "totp" : passkey ? "passkey" : "backupCode";

/** The factor of an account that somebody has shown; undefined when it is wrong. Outside a transaction: it may wait for a hash. */
export async function rightFactor(ctx: Context, { userId, given, purpose }: Shown): Promise<RightFactor | undefined> {
  const { totp, backupCode, passkey } = given;
  if (totp !== undefined) return rightTotp(ctx, userId, totp);
  if (passkey) return rightPasskey(ctx, { answer: passkey, purpose, userId });
  if (backupCode === undefined) return undefined;
  const id = await backupCodeOf(ctx.db, ctx.passwords, { userId, typed: backupCode });
  return id === undefined ? undefined : { method: "backupCode", claim: (tx) => consumeBackupCode(tx, id) };
}

async function rightTotp({ db, config }: Context, userId: string, code: string): Promise<RightFactor | undefined> {
  const apps = await db
    .select({ id: secondFactors.id, sealedKey: secondFactors.sealedKey })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.kind, "totp"), isNotNull(secondFactors.confirmedAt)));
  for (const { id, sealedKey } of apps) {
    const key = sealedKey === null ? undefined : unsealed(config.keys.totpSecret, sealedKey, id);
    const step = key === undefined ? undefined : totpStep(key, code);
    if (step !== undefined) return { method: "totp", claim: (tx) => spendStep(tx, id, step) };
  }
  return undefined;
}

/** Takes a code of a step, and so none of this step or an older one again. */
async function spendStep(tx: Transaction, id: string, step: number): Promise<boolean> {
  const { lastStep } = secondFactors;
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(secondFactors.id, id), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ id: secondFactors.id });
  return spent.length > 0;
}

interface Answer {
  answer: PasskeyAnswer;
  purpose: ChallengePurpose;
  /** Whose it must be; absent: whoever it belongs to. */
  userId?: string;
}

/** The passkey that has answered, and whose it is. */
export async function rightPasskey(
  ctx: Context,
  { answer, purpose, userId: owner }: Answer,
): Promise<(RightFactor & { userId: string }) | undefined> {
  const { id, userId, credentialId, publicKey, signCount } = secondFactors;
  const [row] = await ctx.db
    .select({ id, userId, credentialId, publicKey, signCount })
    .from(secondFactors)
    .where(and(eq(credentialId, answer.id), owner === undefined ? undefined : eq(userId, owner)));
  if (!row || row.credentialId === null || row.publicKey === null || row.signCount === null) return undefined;
  const kept = { credentialId: row.credentialId, publicKey: row.publicKey, signCount: row.signCount };
  const count = await passkeyAnswered(ctx, { answer, kept, purpose });
  if (count === undefined) return undefined;
  const claim = async (tx: Transaction) => {
    const noted = await tx
      .update(secondFactors)
      .set({ signCount: count, lastUsedAt: now })
      .where(and(eq(id, row.id), eq(signCount, kept.signCount)))
      .returning({ id });
    return noted.length > 0;
  };
  return { method: "passkey", userId: row.userId, claim };
}
