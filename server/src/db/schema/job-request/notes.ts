import { maxNotePhotos, maxNoteText } from "@metiro/shared/job-request/constants";
import type { RequestVersion } from "@metiro/shared/job-request/notes";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { files } from "../file.ts";
import { users } from "../account/user.ts";
import { personal } from "../personal.ts";
import { jobRequests } from "./requests.ts";

const noteKinds = ["edited", "asked", "changed", "added"] as const;

/**
 * What was said about a request beside its own text: by an admin why it was put right (`edited`) and what is missing (`asked`,
 * with the client's answer), by its client what was changed (`changed`) and what was added. Goes with its personal data.
 */
export const jobRequestNotes = pgTable(
  "job_request_notes",
  {
    id: id(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    kind: text({ enum: noteKinds }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    before: jsonb().$type<RequestVersion>(),
    after: jsonb().$type<RequestVersion>(),
    /** Of a question: empty where the client answered with photos alone. */
    answer: text(),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("job_request_notes_kind_known", table.kind, noteKinds),
    check("job_request_notes_answer_has_time", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check("job_request_notes_answer_of_question", sql`${table.answer} is null or ${table.kind} = 'asked'`),
    check("job_request_notes_answer_length", sql`char_length(${table.answer}) <= ${sql.raw(String(maxNoteText))}`),
    index("job_request_notes_request").on(table.jobRequestId, table.createdAt),
    index("job_request_notes_author").on(table.authorId),
  ],
);
personal(jobRequestNotes, "removed");

/** The photos of a client's answer to a question, or of what it added. */
export const jobRequestNotePhotos = pgTable(
  "job_request_note_photos",
  {
    noteId: uuid()
      .notNull()
      .references(() => jobRequestNotes.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "job_request_note_photos_pk", columns: [table.noteId, table.fileId] }),
    check(
      "job_request_note_photos_position",
      sql`${table.position} >= 0 and ${table.position} < ${sql.raw(String(maxNotePhotos))}`,
    ),
    index("job_request_note_photos_file").on(table.fileId),
  ],
);
