import { eq, type SQL, sql } from "drizzle-orm";
import { companyProofs, documents } from "../../db/schema/index.ts";
import { type Actor, isAdmin } from "../../trpc/actor.ts";

/** Documents that something names. Each slice that names one has its line here. */
export const isNamed: SQL = sql`exists (select from ${companyProofs} where ${companyProofs.documentId} = ${documents.id})`;

/** Whose documents these are: one's own, and for an admin those that something names. */
export const visibleTo = (actor: Actor): SQL => (isAdmin(actor) ? sql`(${own(actor)} or ${isNamed})` : own(actor));

const own = (actor: Actor): SQL => eq(documents.ownerId, actor.userId);
