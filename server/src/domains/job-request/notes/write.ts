import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { files, jobRequestNotePhotos, jobRequestNotes } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { now } from "../../../db/sql.ts";

type NewNote = Omit<typeof jobRequestNotes.$inferInsert, "id" | "createdAt">;

/** Writes a note of a request whose row is held, and returns its id. */
export async function writeNote(tx: Transaction, note: NewNote): Promise<string> {
  const [row] = await tx
    .insert(jobRequestNotes)
    .values({ ...note, createdAt: now })
    .returning({ id: jobRequestNotes.id });
  if (!row) throw new Error("Inserting a note returned no row");
  return row.id;
}

/** Shows photos with a note, in the order given. All must have been uploaded by the same user. */
export async function attachPhotos(
  tx: Transaction,
  { noteId, userId, photoIds = [] }: { noteId: string; userId: string; photoIds?: readonly string[] | undefined },
): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, userId)));
  if (own.length < ids.length)
    throw new DomainError("VALIDATION_FAILED", { errors: { photoIds: [{ rule: "unknown" }] } });
  await tx.insert(jobRequestNotePhotos).values(ids.map((fileId, position) => ({ noteId, fileId, position })));
}

/** So many notes of a kind about one request in 24 hours. Counted while the request is held, so that simultaneous calls do not pass each other. */
const perDay = { asked: 5, changed: 20, added: 5 };
const counted = { asked: "questions", changed: "changes", added: "changes" };

export async function refuseBeyond(tx: Transaction, jobRequestId: string, kind: keyof typeof perDay): Promise<void> {
  const left = sql<number>`ceil(extract(epoch from ${jobRequestNotes.createdAt} + interval '24 hours' - clock_timestamp()))::int`;
  const [oldest] = await tx
    .select({ left })
    .from(jobRequestNotes)
    .where(and(eq(jobRequestNotes.jobRequestId, jobRequestId), eq(jobRequestNotes.kind, kind)))
    .orderBy(desc(jobRequestNotes.createdAt))
    .limit(1)
    .offset(perDay[kind] - 1);
  if (oldest && oldest.left > 0)
    throw new DomainError("TOO_MANY_REQUESTS", {
      params: { retryAfterSeconds: oldest.left, dailyLimit: perDay[kind], counted: counted[kind] },
    });
}
