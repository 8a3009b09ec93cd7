import { type SQL, eq, sql } from "drizzle-orm";
import { files, jobRequestCompanies, jobRequestPhotos } from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";

/** Whose files these are: an admin's all, one's own, and for a company the photos of requests that it received. */
export function visibleTo(actor: Actor): SQL {
  if (actor.role === "Admin") return sql`true`;
  const own = eq(files.ownerId, actor.userId);
  if (actor.role === "Tenderer") return own;
  if (actor.role === "Company" && actor.companyId)
    return sql`(${own} or exists (
      select from ${jobRequestPhotos} join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestPhotos.jobRequestId}
      where ${jobRequestPhotos.fileId} = ${files.id} and ${jobRequestCompanies.companyId} = ${actor.companyId}))`;
  throw new Error("No such actor");
}
