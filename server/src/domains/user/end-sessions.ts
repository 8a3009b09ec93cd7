import type { UserDetail } from "@metiro/shared/user/schema";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { endSessions } from "../auth/index.ts";
import { get } from "./get.ts";
import { audit } from "../audit/index.ts";

/** Signs somebody out everywhere, because a device was lost or somebody else knows the password. */
export async function endUserSessions({ ctx, input: { id } }: Call<{ id: string }>): Promise<UserDetail> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for("no key update");
    orNotFound(row);
    if (id === ctx.actor.userId) throw new DomainError("OWN_ACCOUNT");
    await endSessions(tx, id);
    await audit(tx, ctx, "user.endSessions", id);
  });
  return get({ ctx, input: { id } });
}
