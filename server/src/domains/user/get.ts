import type { UserDetail } from "@metiro/shared/user/schema";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { noteProfileSeen } from "../data-access/index.ts";
import { userById } from "./queries.ts";

export async function get({ ctx, input: { id } }: Call<{ id: string }>): Promise<UserDetail> {
  const user = orNotFound(await userById(ctx.db, id));
  if (user.tendererId !== undefined) await noteProfileSeen(ctx.db, ctx.actor, { userId: id });
  return user;
}
