import { z } from "zod";
import { colleague, officeNote } from "../office-note/schema.ts";
import { emptyToAbsent, id, timestamp } from "../scalars.ts";
import { requestMarks } from "./desk.ts";

/** Another request, as the back office names it. */
const namedRequest = z.object({ id, number: z.string() });

/** How the back office deals with a request; for admins alone. */
export const requestDesk = z.object({
  /** Who looks after it. */
  assignee: colleague.optional(),
  mark: z.enum(requestMarks).optional(),
  /** The request that a duplicate repeats. */
  original: namedRequest.optional(),
  /** The requests that repeat this one, newest first. */
  duplicates: z.array(namedRequest),
  /** Newest first. */
  notes: z.array(officeNote),
  /** When a company was last asked again. */
  reminders: z.array(z.object({ companyId: id, at: timestamp, count: z.int() })),
});
export type RequestDesk = z.infer<typeof requestDesk>;

/** What of it a list shows. */
export const deskInList = requestDesk.pick({ assignee: true, mark: true });

/** What is absent stays, `null` is cleared; without the mark of a duplicate there is no original. */
export const setDeskInput = z.object({
  id,
  assigneeId: id.nullable().optional(),
  mark: z.enum(requestMarks).nullable().optional(),
  originalId: id.nullable().optional(),
});
export type SetDeskInput = z.infer<typeof setDeskInput>;

/** Which request a duplicate repeats, as it is chosen on the screen. */
export const duplicateForm = z.object({ originalId: emptyToAbsent(id) });

/** One of the companies that a request was sent to. */
export const recipientInput = z.object({ id, companyId: id });
export type RecipientInput = z.infer<typeof recipientInput>;
