import { and, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { documents } from "../../db/schema/index.ts";
import type { TaskParts } from "../../jobs/index.ts";
import { folderOf } from "../../storage/image-keys.ts";
import type { Storage } from "../../storage/port.ts";
import { isNamedDocument } from "./policy.ts";

const batchSize = 500;

/** Removes documents that were sent more than a day ago and that nothing names, as images go; whoever names one locks its row. */
export async function sweepForgottenDocuments(db: Db, storage: Pick<Storage, "removeFolder">): Promise<number> {
  const ids = await db.transaction(async (tx) => {
    const free = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(lt(documents.createdAt, sql`now() - interval '24 hours'`), sql`not ${isNamedDocument}`))
      .orderBy(documents.id)
      .limit(batchSize)
      .for("update", { skipLocked: true });
    if (free.length === 0) return [];
    const gone = await tx
      .delete(documents)
      .where(
        and(
          inArray(
            documents.id,
            free.map(({ id }) => id),
          ),
          sql`not ${isNamedDocument}`,
        ),
      )
      .returning({ id: documents.id });
    return gone.map(({ id }) => id);
  });
  for (const id of ids) await storage.removeFolder(folderOf(id));
  return ids.length;
}

/** What goes every hour. */
export const documentSweeps: TaskParts = {
  forgottenDocuments: ({ db, storage }) => sweepForgottenDocuments(db, storage),
};
