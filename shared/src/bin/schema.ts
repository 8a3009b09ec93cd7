import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { pageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { binnedKinds } from "./kinds.ts";

/** What was deleted and can still be put back. */
export const binEntry = z.object({
  id,
  kind: z.enum(binnedKinds),
  entityId: id,
  label: z.string(),
  number: z.string().optional(),
  deletedAt: timestamp,
  /** When it is erased for good. */
  erasedFrom: timestamp,
  deletedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).optional(),
});
export type BinEntry = z.infer<typeof binEntry>;
export const binPage = pageOf(binEntry);

export const binListInput = paging.extend({
  kind: emptyToAbsent(z.enum(binnedKinds)),
  /** A part of the title, or of the number of a request. */
  search: optionalText(maxSearchLength),
});
export type BinListInput = z.infer<typeof binListInput>;

/** What was put back, or erased: its own id, not that of the entry. */
export const binnedThing = z.object({ kind: z.enum(binnedKinds), entityId: id });
export type BinnedThing = z.infer<typeof binnedThing>;
