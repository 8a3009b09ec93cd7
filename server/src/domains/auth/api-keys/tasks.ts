import { endedDays, expiryNoticeDays } from "@metiro/shared/auth/api-key-limits";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { apiKeys, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { enqueueMails, everyAdmin } from "../../notification/index.ts";

const days = (count: number) => sql`${count} * interval '1 day'`;

/**
 * Tells owners of keys that these end in a week, once for each: the mark and the mail are one transaction. A key that was made for no
 * longer than that is told of by nobody. All admins are told of a machine's.
 */
export async function announceKeyEnds(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const ending = await tx
      .update(apiKeys)
      .set({ endToldAt: now })
      .from(users)
      .where(
        and(
          eq(users.id, apiKeys.userId),
          isNull(users.deletedAt),
          isNull(users.lockedAt),
          isNull(apiKeys.revokedAt),
          isNull(apiKeys.endToldAt),
          gt(apiKeys.expiresAt, sql`now()`),
          lt(apiKeys.expiresAt, sql`now() + ${days(expiryNoticeDays)}`),
          gt(apiKeys.expiresAt, sql`${apiKeys.createdAt} + ${days(expiryNoticeDays + 1)}`),
        ),
      )
      .returning({
        to: apiKeys.userId,
        machine: users.isMachine,
        prefix: apiKeys.prefix,
        expiresAt: apiKeys.expiresAt,
      });
    await enqueueMails(
      tx,
      ending.map(({ to, machine, ...data }) => ({
        kind: "apiKeyEnds" as const,
        to: machine ? everyAdmin : to,
        data: { ...data, machine },
      })),
    );
    return ending.length;
  });
}

/** Forgets keys that ended a month ago: lists show them until then. */
export async function sweepApiKeys(db: Db): Promise<number> {
  const { count } = await db
    .delete(apiKeys)
    .where(lt(sql`least(${apiKeys.revokedAt}, ${apiKeys.expiresAt})`, sql`now() - ${days(endedDays)}`));
  return count;
}
