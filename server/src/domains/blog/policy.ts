import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { postIsOut } from "../../db/schema/index.ts";
import { type Actor, isAdmin } from "../../trpc/actor.ts";

/** Whether somebody sees drafts: admins do. */
export const seesDrafts = (actor: Actor | null): boolean => isAdmin(actor);

/** The one place that says which posts there are: those whose time has come, and all others for who sees drafts. */
export const visible = (drafts: Placeholder): SQL => sql`(${postIsOut} or ${drafts})`;
