import type { Image } from "@metiro/shared/file/schema";
import { and, eq, inArray } from "drizzle-orm";
import { files } from "../../db/schema/index.ts";
import type { ActorContext } from "../../trpc/context.ts";

/** One's own images of these ids, in this order; those that are not one's own, or no more, are left out. */
export async function ownImages({ db, actor, fileAddresses }: ActorContext, ids: readonly string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(and(eq(files.ownerId, actor.userId), inArray(files.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, { ...row, url: fileAddresses.of(row.id) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
