import type { ApiKey } from "@metiro/shared/auth/api-keys";
import { type SQL, and, desc, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { apiKeys } from "../../../db/schema/index.ts";

/** Whether a key was not ended, by anybody or by its time. */
export const isActive: SQL | undefined = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql`now()`));

const fields = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  state: sql<ApiKey["state"]>`case when ${apiKeys.revokedAt} is not null then 'revoked'
    when ${apiKeys.expiresAt} <= now() then 'expired' else 'active' end`,
  scopes: apiKeys.scopes,
  networks: apiKeys.networks,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  lastUsedFrom: apiKeys.lastUsedFrom,
  revokedAt: apiKeys.revokedAt,
};

/** Keys of which this holds, the newest first; more than anybody has are not told. */
export async function keysWhere(db: Queryable, where: SQL | undefined): Promise<ApiKey[]> {
  const rows = await db
    .select(fields)
    .from(apiKeys)
    .where(where)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(200);
  return rows.map((row) => omitNulls(row));
}
