import { type SQL, and, eq, isNotNull, sql } from "drizzle-orm";
import { tenderers, users } from "../../db/schema/index.ts";

/** Clients that there are. Of an erased account the row stays, for its requests, but nobody finds it. */
export const existing: SQL = sql`${tenderers.userId} not in (
  select ${users.id} from ${users} where ${and(eq(users.role, "Tenderer"), isNotNull(users.deletedAt))})`;
