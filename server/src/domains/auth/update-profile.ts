import type { Profile, UpdateProfileInput } from "@metiro/shared/auth/schema";
import { eq, sql } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { profile } from "./profile.ts";

/** Rewrites what one is called: a phone number left out is cleared, a language left out stays. */
export async function updateProfile({ ctx, input }: Call<UpdateProfileInput>): Promise<Profile> {
  const { firstName, lastName, phone, lang } = input;
  await ctx.db
    .update(users)
    .set({
      firstName,
      lastName,
      phone: phone ?? null,
      ...(lang && { lang }),
      revision: sql`${users.revision} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(users.id, ctx.actor.userId));
  return profile({ ctx, input: undefined });
}
