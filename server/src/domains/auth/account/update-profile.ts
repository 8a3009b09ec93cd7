import type { Profile, UpdateProfileInput } from "@metiro/shared/auth/schema";
import { eq, sql } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { refuseUnprovedChange } from "../../../trpc/reauthentication.ts";
import type { Call } from "../../../trpc/context.ts";
import { profile } from "./profile.ts";
import { now } from "../../../db/sql.ts";

/** Changes what one is called. A client whose profile is complete keeps a phone number. */
export async function updateProfile({ ctx, input }: Call<UpdateProfileInput>): Promise<Profile> {
  const { firstName, lastName, phone, lang } = input;
  if (phone === null && ctx.actor.role === "Tenderer" && ctx.actor.profileCompleted)
    throw new DomainError("VALIDATION_FAILED", { errors: { phone: [{ rule: "required" }] } });
  if ([firstName, lastName, phone, lang].every((field) => field === undefined))
    return profile({ ctx, input: undefined });
  await refuseUnprovedChange(ctx, { phone }, () => profile({ ctx, input: undefined }));
  await ctx.db
    .update(users)
    .set({
      firstName,
      lastName,
      phone,
      lang,
      revision: sql`${users.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(users.id, ctx.actor.userId));
  return profile({ ctx, input: undefined });
}
