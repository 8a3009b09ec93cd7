import type { Profile } from "@metiro/shared/auth/schema";
import { eq, sql } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { accountFields } from "./account-fields.ts";

/** Who one is: the user, with the id of its client or company. */
export async function profile({ ctx }: Call): Promise<Profile> {
  const { actor } = ctx;
  const [user] = await ownUser(ctx.db).execute({ userId: actor.userId });
  if (!user) throw new DomainError("UNAUTHORIZED");
  return omitNulls({
    ...user,
    ...(actor.role === "Tenderer" && { tendererId: actor.tendererId }),
    ...(actor.role === "Company" && { companyId: actor.companyId }),
  });
}

const ownUser = prepared((db) =>
  db
    .select({ ...accountFields, hasPassword: sql<boolean>`${users.passwordHash} is not null` })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare("auth_profile"),
);
