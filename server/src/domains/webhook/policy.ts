import { type SQL, eq, sql } from "drizzle-orm";
import { webhookEndpoints } from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";

/** One's own endpoints: nobody else changes where they lead or learns their secret. */
export const endpointOwnedBy = ({ userId }: Actor): SQL => eq(webhookEndpoints.userId, userId);

/** One's own; admins see everybody's, with what was delivered, and can have it sent again or take them away. */
export const visibleTo = (actor: Actor): SQL => (actor.role === "Admin" ? sql`true` : endpointOwnedBy(actor));
