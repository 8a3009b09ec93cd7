import { z } from "zod";
import { id, text, timestamp } from "../scalars.ts";
import { maxOfficeNote } from "./constants.ts";

export const colleague = z.object({ id, firstName: z.string(), lastName: z.string() });

/** A note of the back office for itself, about a request or a company. */
export const officeNote = z.object({
  id,
  text: z.string(),
  /** Absent where the account is gone. */
  author: colleague.optional(),
  createdAt: timestamp,
});
export type OfficeNote = z.infer<typeof officeNote>;

export const addNoteInput = z.object({ text: text(1, maxOfficeNote), id });
export type AddNoteInput = z.infer<typeof addNoteInput>;
