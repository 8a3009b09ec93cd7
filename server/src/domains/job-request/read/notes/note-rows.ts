import type { RequestVersion } from "@metiro/shared/job-request/notes";
import { type SQL, sql } from "drizzle-orm";
import { files, jobRequestNotePhotos, jobRequestNotes, jobRequests } from "../../../../db/schema/index.ts";
import { inlined } from "../../../../db/sql.ts";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";

/** A note as PostgreSQL writes it: absent is null, times carry their offset. */
export interface NoteJson {
  id: string;
  kind: (typeof jobRequestNotes.$inferSelect)["kind"];
  text: string;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
  photos: { id: string; width: number; height: number }[];
  /** What of the request was changed. */
  fields: (keyof RequestVersion)[];
}

/** The notes of a request as JSON, oldest first: all of them, or those of some kinds. */
export const notesJson = (kinds?: readonly NoteJson["kind"][]) => sql<NoteJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${jobRequestNotes.id}, 'kind', ${jobRequestNotes.kind}, 'text', ${jobRequestNotes.text},
    'createdAt', ${jobRequestNotes.createdAt}, 'answer', ${jobRequestNotes.answer}, 'answeredAt', ${jobRequestNotes.answeredAt},
    'photos', ${notePhotosJson},
    'fields', (select coalesce(json_agg(field), '[]'::json)
      from jsonb_object_keys(coalesce(${jobRequestNotes.before}, '{}') || coalesce(${jobRequestNotes.after}, '{}')) as field)
  ) order by ${jobRequestNotes.createdAt}, ${jobRequestNotes.id}), '[]'::json)
  from ${jobRequestNotes} where ${jobRequestNotes.jobRequestId} = ${jobRequests.id}${kinds ? ofKinds(kinds) : sql``})`;

const ofKinds = (kinds: readonly NoteJson["kind"][]): SQL =>
  sql` and ${jobRequestNotes.kind} in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** The photos of a note as JSON, in their order. */
const notePhotosJson = sql<NoteJson["photos"]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'width', ${files.width}, 'height', ${files.height}) order by ${jobRequestNotePhotos.position}), '[]'::json)
  from ${jobRequestNotePhotos} join ${files} on ${files.id} = ${jobRequestNotePhotos.fileId}
  where ${jobRequestNotePhotos.noteId} = ${jobRequestNotes.id})`;

const unanswered = sql`${jobRequestNotes.jobRequestId} = ${jobRequests.id} and ${jobRequestNotes.kind} = 'asked' and ${jobRequestNotes.answeredAt} is null`;

/** How many questions nobody answered. */
export const unansweredCount = sql<number>`(select count(*)::int from ${jobRequestNotes} where ${unanswered})`;

/** Requests with a question that their client can answer. */
export const hasOpenQuestion = sql`(${jobRequests.status} <> ${inlined(JobStatus.Canceled)} and ${jobRequests.doneAt} is null
  and exists (select from ${jobRequestNotes} where ${unanswered}))`;
