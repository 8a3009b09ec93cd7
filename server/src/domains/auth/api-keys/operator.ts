import { type SQL, and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { apiKeys, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { hashOfApiKey } from "../../../tokens/api-key.ts";
import { audit, nobody } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { isActive } from "./queries.ts";

/** The keys that work, of everybody or of the account with this address. */
export async function keysAsOperator(db: Db, email: string | undefined) {
  const rows = await db
    .select({
      id: apiKeys.id,
      prefix: apiKeys.prefix,
      email: users.email,
      role: users.role,
      isMachine: users.isMachine,
      calls: sql<number>`cardinality(${apiKeys.scopes})`,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      lastUsedFrom: apiKeys.lastUsedFrom,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(isActive, isNull(users.deletedAt), email === undefined ? undefined : eq(users.email, email)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map((row) => omitNulls(row));
}

/**
 * Ends the keys that a text means: the whole key as it was found somewhere, its beginning, or the address of an account for all of its
 * keys. Owners are told by mail. Returns the beginnings of those that were ended.
 */
export async function revokeAsOperator(db: Db, meant: string): Promise<string[]> {
  const ofAccount = sql`${apiKeys.userId} = (select ${users.id} from ${users} where ${users.email} = ${meant})`;
  const which: SQL | undefined = meant.includes("@")
    ? ofAccount
    : or(eq(apiKeys.prefix, meant), eq(apiKeys.hash, hashOfApiKey(meant)));
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(which, isActive))
      .returning({ id: apiKeys.id, userId: apiKeys.userId, prefix: apiKeys.prefix });
    for (const [userId, keys] of Map.groupBy(ended, (key) => key.userId))
      await enqueueMails(tx, [{ kind: "apiKeysRevoked", to: userId, data: { count: keys.length, why: "operator" } }]);
    for (const { id, userId, prefix } of ended)
      await audit(tx, nobody, "operator.revokeApiKeys", id, { key: prefix, of: userId });
    return ended.map(({ prefix }) => prefix);
  });
}
