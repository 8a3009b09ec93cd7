import type { TendererItem, Tenderer } from "@metiro/shared/tenderer/schema";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { TendererActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { noteProfileSeen } from "../data-access/index.ts";
import { tendererItems } from "./items.ts";
import { tendererById } from "./queries.ts";

/** One client, for the back office. */
export async function get({ ctx, input: { id } }: Call<{ id: string }>): Promise<TendererItem> {
  const [item] = await tendererItems(ctx.db, [id]);
  await noteProfileSeen(ctx.db, ctx.actor, { tendererId: id });
  return orNotFound(item);
}

export async function own({ ctx }: Call<void, TendererActor>): Promise<Tenderer> {
  return orNotFound(await tendererById(ctx.db, ctx.actor.tendererId));
}
