import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { blogs } from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";

/** Whether somebody sees drafts: admins do. */
export const seesDrafts = (actor: Actor | null): boolean => actor?.role === "Admin";

/** The one place that says which posts there are: published ones, and drafts for who sees them. */
export const visible = (drafts: Placeholder): SQL => sql`(${blogs.published} or ${drafts})`;
