import type { BackupCodesRenewed } from "@metiro/shared/auth/second-factor";
import { lockAccount } from "../../../db/lock-account.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { countPasswordAttempt } from "../attempts/attempt-counters.ts";
import { factorKey } from "../second-factor/attempts.ts";
import { replaceBackupCodes, newBackupCodes } from "../second-factor/backup-codes.ts";
import { factorCount } from "../second-factor/kept-factors.ts";

/** Gives ten other backup codes; those of before no longer work. */
export async function renewBackupCodes({ ctx }: Call): Promise<BackupCodesRenewed> {
  const { userId } = ctx.actor;
  if ((await factorCount(ctx.db, userId)) === 0) throw new DomainError("CONFLICT");
  // Ten hashes: more than most calls cost.
  await countPasswordAttempt(ctx.db, [factorKey(userId)]);
  const { shown, hashes } = await newBackupCodes(ctx.passwords);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "no key update");
    if ((await factorCount(tx, userId)) === 0) throw new DomainError("CONFLICT");
    await replaceBackupCodes(tx, userId, hashes);
    await enqueueMails(tx, [{ kind: "backupCodesRenewed", to: userId, data: {} }]);
    await audit(tx, ctx, "auth.renewBackupCodes", userId);
  });
  return { backupCodes: shown };
}
