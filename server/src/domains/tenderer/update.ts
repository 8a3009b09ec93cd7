import { completeTendererInput, type Tenderer, type UpdateTendererInput } from "@metiro/shared/tenderer/schema";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { refuseUnless } from "../../errors/refuse-unless.ts";
import { tenderers, users } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import type { TendererActor } from "../../trpc/actor.ts";
import { refuseUnlessSubregion } from "../../db/queries/catalogue/subregion.ts";
import { refuseUnprovedChange } from "../../trpc/reauthentication.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { own } from "./get.ts";

/** A client changes its profile; a complete one keeps what a request needs of it. The phone number is the user's. */
export async function update({ ctx, input }: Call<UpdateTendererInput, TendererActor>): Promise<Tenderer> {
  const read = () => own({ ctx, input: undefined });
  await refuseUnprovedChange(ctx, input, read);
  if (ctx.actor.profileCompleted) refuseUnless(completeTendererInput, await read(), input);
  if (Object.values(input).some((field) => field !== undefined))
    await ctx.db.transaction((tx) => rewriteTenderer(tx, ctx, input, {}));
  return read();
}

/** `state`: what becomes of its account with that. */
export async function rewriteTenderer(
  tx: Transaction,
  { actor }: ActorContext<TendererActor>,
  { phone, street, postalCode, locality, subregionId }: UpdateTendererInput,
  state: { profileCompleted?: true },
): Promise<void> {
  if (subregionId) await refuseUnlessSubregion(tx, subregionId);
  await tx
    .update(tenderers)
    .set({ street, postalCode, locality, subregionId, updatedAt: now })
    .where(eq(tenderers.id, actor.tendererId));
  await tx
    .update(users)
    .set({ ...state, phone, revision: sql`${users.revision} + 1`, updatedAt: now })
    .where(eq(users.id, actor.userId));
}
