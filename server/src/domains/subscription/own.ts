import type { Subscription } from "@metiro/shared/subscription/schema";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { subscriptionsOf } from "./queries.ts";

/** Those of the company that calls, without what the back office has noted. */
export async function own({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<Subscription[]> {
  const subscriptions = await subscriptionsOf(db, actor.companyId);
  return subscriptions.map(({ note: _note, ...subscription }) => subscription);
}
