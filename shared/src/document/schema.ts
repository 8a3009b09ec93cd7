import { z } from "zod";
import { id, timestamp } from "../scalars.ts";
import { documentKinds } from "./constants.ts";

/** A document as payloads carry it: its address downloads it, and never shows it. */
export const storedDocument = z.object({
  id,
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.int(),
  /** Of a PDF. */
  pages: z.int().optional(),
  createdAt: timestamp,
  url: z.string(),
});
export type StoredDocument = z.infer<typeof storedDocument>;
