import { maxNotesPerDay } from "@metiro/shared/job-request/constants";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { secondsUntilNext } from "../../../db/queries/daily-limit.ts";
import { jobRequestNotePhotos, jobRequestNotes } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { now } from "../../../db/sql.ts";
import { heldOwnImages } from "../../file/index.ts";

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
  const photos = await heldOwnImages(tx, userId, { photoIds });
  if (photos.length === 0) return;
  await tx
    .insert(jobRequestNotePhotos)
    .values(photos.map(({ id: fileId }, position) => ({ noteId, fileId, position })));
}

const counted = { asked: "questions", changed: "changes", added: "changes" };

/** Refuses one note too many of a kind within a day. The row of the request is held, so that nobody writes another one meanwhile. */
export async function refuseBeyond(
  tx: Transaction,
  jobRequestId: string,
  kind: keyof typeof maxNotesPerDay,
): Promise<void> {
  const maxPerDay = maxNotesPerDay[kind];
  const where = and(eq(jobRequestNotes.jobRequestId, jobRequestId), eq(jobRequestNotes.kind, kind));
  const retryAfterSeconds = await secondsUntilNext(tx, jobRequestNotes, { where, maxPerDay });
  if (retryAfterSeconds > 0)
    throw new DomainError("TOO_MANY_REQUESTS", {
      params: { retryAfterSeconds, dailyLimit: maxPerDay, counted: counted[kind] },
    });
}
