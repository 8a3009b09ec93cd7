import type { Factor, OwnFactors } from "@metiro/shared/auth/second-factor";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { secondFactors } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { asksAdmins } from "../second-factor/asks-admins.ts";
import { backupCodesLeft } from "../second-factor/backup-codes.ts";

export const factorFields = {
  id: secondFactors.id,
  kind: secondFactors.kind,
  name: secondFactors.name,
  createdAt: secondFactors.createdAt,
  lastUsedAt: secondFactors.lastUsedAt,
};

async function factorsOf(db: Queryable, userId: string): Promise<Factor[]> {
  const rows = await db
    .select(factorFields)
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
  return rows.map((row) => omitNulls(row));
}

/** One's own second factors, the oldest first. */
export async function factors({ ctx }: Call): Promise<OwnFactors> {
  const { userId, role } = ctx.actor;
  return {
    factors: await factorsOf(ctx.db, userId),
    backupCodesLeft: await backupCodesLeft(ctx.db, userId),
    required: role === "Admin" && (await asksAdmins(ctx.db, ctx.config)),
  };
}
