import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users, verificationCodes } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";

/** Whose code it is, and where its link leads on to, while it works; a mail that waited too long has nothing to say. */
export async function usableCode(db: Db, codeId: string) {
  const { id, usedAt, expiresAt, returnPath } = verificationCodes;
  const [row] = await db
    .select({ email: users.email, returnPath })
    .from(verificationCodes)
    .innerJoin(users, eq(users.id, verificationCodes.userId))
    .where(and(eq(id, codeId), isNull(usedAt), gt(expiresAt, now)));
  return row;
}
