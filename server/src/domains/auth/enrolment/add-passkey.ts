import type { AddPasskeyInput, FactorAdded, PasskeyBegun } from "@metiro/shared/auth/second-factor";
import { eq } from "drizzle-orm";
import { secondFactors, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { addFactor } from "./add-factor.ts";
import { passkeysOf } from "../second-factor/kept-factors.ts";
import { creationOptions, passkeyMade } from "../second-factor/passkeys.ts";

/** What a browser needs to make a passkey for one's account. */
export async function beginPasskey({ ctx }: Call): Promise<PasskeyBegun> {
  const { userId } = ctx.actor;
  const { "site.name": siteName } = await settings(ctx.db);
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const known = await passkeysOf(ctx.db, userId);
  return creationOptions(ctx, { userId, email: orNotFound(user).email, siteName, known });
}

/** Adds the passkey that a browser has made. */
export async function addPasskey({ ctx, input: { name, passkey } }: Call<AddPasskeyInput>): Promise<FactorAdded> {
  const { userId } = ctx.actor;
  const made = await passkeyMade(ctx, userId, passkey);
  if (!made) throw new DomainError("SECOND_FACTOR_INVALID");
  const added = await addFactor(ctx, {
    kind: "passkey",
    async write(tx) {
      const [row] = await tx
        .insert(secondFactors)
        .values({ ...made, userId, name, kind: "passkey", confirmedAt: now })
        .onConflictDoNothing({ target: secondFactors.credentialId })
        .returning({ id: secondFactors.id });
      return row?.id;
    },
  });
  if (!added) throw new DomainError("SECOND_FACTOR_INVALID");
  return added;
}
