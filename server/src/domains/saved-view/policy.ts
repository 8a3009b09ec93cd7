import { type SQL, eq } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";

/** Views are their owner's alone. */
export const visibleTo = ({ userId }: Pick<Actor, "userId">): SQL => eq(savedViews.ownerId, userId);
