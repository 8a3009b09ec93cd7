import { type SQL, eq, sql } from "drizzle-orm";
import { apiKeys } from "../../../db/schema/index.ts";
import type { Actor } from "../../../trpc/actor.ts";

/** One's own keys; admins see, and end, everybody's. */
export const visibleTo = ({ role, userId }: Actor): SQL => (role === "Admin" ? sql`true` : eq(apiKeys.userId, userId));
