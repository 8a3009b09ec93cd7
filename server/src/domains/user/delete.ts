import type { Call } from "../../trpc/context.ts";
import { eraseAccount } from "../auth/index.ts";
import { removeImages } from "../file/index.ts";
import { lockOtherAccount } from "./other-account.ts";
import { audit } from "../audit/index.ts";

/** Erases somebody's account, as they could themselves. There is no way back. */
export async function deleteUser({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  const fileIds = await ctx.db.transaction(async (tx) => {
    const { role, lockedAt } = await lockOtherAccount(tx, ctx.actor, id);
    const ids = await eraseAccount(tx, id);
    await audit(tx, ctx, "user.delete", id, { before: { role, locked: lockedAt !== null } });
    return ids;
  });
  await removeImages(ctx, fileIds);
  return { id };
}
