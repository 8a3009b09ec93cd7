import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { verificationCodes } from "../../../db/schema/index.ts";

/** Whether a code still works; a mail that waited too long has nothing to say. */
export async function works(db: Db, codeId: string): Promise<boolean> {
  const { id, usedAt, expiresAt } = verificationCodes;
  const [row] = await db
    .select({ id })
    .from(verificationCodes)
    .where(and(eq(id, codeId), isNull(usedAt), gt(expiresAt, sql`clock_timestamp()`)));
  return row !== undefined;
}
