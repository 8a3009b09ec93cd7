import type { RequestAddition } from "@metiro/shared/job-request/notes";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { omitNulls } from "../../../../db/rows/omit-nulls.ts";
import type { NoteJson } from "./note-rows.ts";

type Said = Pick<JobRequest, "questions" | "additions" | "changes">;

interface Sight {
  /** The address of a photo by its id. */
  photoUrl: (id: string) => string;
  /** A text as the reader may see it. */
  readable: (text: string) => Pick<RequestAddition, "text" | "masked">;
}

const iso = (moment: string) => new Date(moment).toISOString();

/** What was said about a request, out of its notes. */
export function saidIn(notes: readonly NoteJson[], { photoUrl, readable }: Sight): Said {
  const of = (...kinds: NoteJson["kind"][]) => notes.filter(({ kind }) => kinds.includes(kind));
  const photosOf = ({ photos }: NoteJson) => photos.map((photo) => ({ ...photo, url: photoUrl(photo.id) }));
  return {
    questions: of("asked").map((note) =>
      omitNulls({
        id: note.id,
        text: note.text,
        createdAt: iso(note.createdAt),
        answer: note.answer,
        answeredAt: note.answeredAt && iso(note.answeredAt),
        photos: photosOf(note),
      }),
    ),
    additions: of("added").map((note) => ({
      id: note.id,
      ...readable(note.text),
      createdAt: iso(note.createdAt),
      photos: photosOf(note),
    })),
    changes: of("changed", "edited").map(({ kind, createdAt, fields }) => ({
      at: iso(createdAt),
      by: kind === "changed" ? "client" : "team",
      fields,
    })),
  };
}
