import { type SQL, isNotNull, sql } from "drizzle-orm";
import { tenderers, users } from "../../db/schema/index.ts";

/**
 * Clients that there are. Of an erased account the row stays, for its requests, but nobody finds it. The role is written out: a prepared
 * plan finds partial indexes by what it knows beforehand alone.
 */
export const existingTenderer: SQL = sql`${tenderers.userId} not in (
  select ${users.id} from ${users} where ${users.role} = 'Tenderer' and ${isNotNull(users.deletedAt)})`;
