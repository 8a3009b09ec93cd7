import type { AddTotpInput, FactorAdded, TotpBegun } from "@metiro/shared/auth/second-factor";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { lockAccount } from "../../../db/lock-account.ts";
import { secondFactors, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { revertAttempts } from "../../../limits/attempts.ts";
import { sealed, unsealed } from "../../../tokens/sealed.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { countPasswordAttempt } from "../attempts/attempt-counters.ts";
import { factorKey, noteRefused } from "../second-factor/attempts.ts";
import { addFactor } from "./add-factor.ts";
import { newTotpKey, totpStep, totpUri } from "../second-factor/totp.ts";

const isOwnPending = (userId: string) =>
  and(eq(secondFactors.userId, userId), eq(secondFactors.kind, "totp"), isNull(secondFactors.confirmedAt));

/** Makes a key for an app. One that was begun before and never showed a code is forgotten. */
export async function beginTotp({ ctx }: Call): Promise<TotpBegun> {
  const { userId } = ctx.actor;
  const { "site.name": siteName } = await settings(ctx.db);
  const id = uuidv7();
  const key = newTotpKey();
  const sealedKey = sealed(ctx.config.keys.totpSecret, key, id);
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "no key update");
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    await tx.delete(secondFactors).where(isOwnPending(userId));
    await tx.insert(secondFactors).values({ id, userId, kind: "totp", name: siteName.slice(0, 60), sealedKey });
    return { id, key, uri: totpUri(key, siteName, orNotFound(user).email) };
  });
}

/** Adds an app that was begun, once it has shown a right code. */
export async function addTotp({ ctx, input: { id, name, totp } }: Call<AddTotpInput>): Promise<FactorAdded> {
  const { userId } = ctx.actor;
  const pending = and(
    isOwnPending(userId),
    eq(secondFactors.id, id),
    gt(secondFactors.createdAt, sql`clock_timestamp() - interval '15 minutes'`),
  );
  const [begun] = await ctx.db.select({ sealedKey: secondFactors.sealedKey }).from(secondFactors).where(pending);
  const key = unsealed(ctx.config.keys.totpSecret, orNotFound(begun).sealedKey ?? "", id);
  const counted = factorKey(userId);
  const tried = await countPasswordAttempt(ctx.db, [counted]);
  const step = key === undefined ? undefined : totpStep(key, totp);
  if (step === undefined) {
    await noteRefused(ctx.db, tried.begun, userId);
    throw new DomainError("SECOND_FACTOR_INVALID");
  }
  const added = await addFactor(ctx, {
    kind: "totp",
    async write(tx) {
      await revertAttempts(tx, tried.ids);
      const [row] = await tx
        .update(secondFactors)
        .set({ name, lastStep: step, confirmedAt: now })
        .where(pending)
        .returning({ id: secondFactors.id });
      return row?.id;
    },
  });
  return orNotFound(added);
}
