import type { AccountDeleted, DeleteAccountInput } from "@metiro/shared/auth/schema";
import type { Call } from "../../../trpc/context.ts";
import { removeImages } from "../../file/index.ts";
import { eraseAccount } from "./erase-account.ts";
import { lockSession } from "../sign-in/sessions.ts";
import { ownAccount } from "./own-account.ts";
import { audit } from "../../audit/index.ts";

/** Erases the account of whoever calls and gives its password again, or a code where it has none. There is no way back. */
export async function deleteAccount({
  ctx,
  input: { password, code },
}: Call<DeleteAccountInput>): Promise<AccountDeleted> {
  const { userId, role } = ctx.actor;
  const { passwordHash } = await ownAccount(ctx, { field: "password", password, code });
  const fileIds = await ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx, passwordHash);
    const ids = await eraseAccount(tx, userId);
    await audit(tx, ctx, "auth.deleteAccount", userId, { role });
    return ids;
  });
  await removeImages(ctx, fileIds);
  return { deleted: true };
}
