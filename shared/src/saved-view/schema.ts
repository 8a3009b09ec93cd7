import { z } from "zod";
import { patch } from "../patch.ts";
import { bounded, id } from "../scalars.ts";
import { labelText } from "../text/names.ts";

/** Views that one admin keeps of one list. */
export const maxViews = 30;

/** What a list is called where its reader's choices are kept: `jobRequests`. */
const list = bounded(40).regex(/^[a-zA-Z]{1,40}$/);

/** The entries of the list's address that are not its defaults. */
const search = z
  .record(bounded(40).regex(/^[a-zA-Z]{1,40}$/), z.union([bounded(300).max(300), z.number(), z.boolean()]))
  .refine((entries) => Object.keys(entries).length <= 30);

/** Keys of columns in their order, as the list's screen calls them. */
const columns = z
  .array(bounded(40).regex(/^[a-zA-Z]{1,40}$/))
  .min(1)
  .max(40);

export const savedView = z.object({
  id,
  list,
  name: z.string(),
  search,
  isDefault: z.boolean(),
  shared: z.boolean(),
  columns: columns.optional(),
  owner: z.object({ id, firstName: z.string(), lastName: z.string() }).optional(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewListInput = z.object({ list });
export type SavedViewListInput = z.infer<typeof savedViewListInput>;

export const savedViewFields = z.object({
  list,
  name: labelText(60),
  search,
  isDefault: z.boolean().default(false),
  shared: z.boolean().default(false),
  columns: columns.nullish(),
});
export type SavedViewFields = z.infer<typeof savedViewFields>;

export const updateSavedViewInput = patch(savedViewFields.omit({ list: true })).extend({ id });
export type UpdateSavedViewInput = z.infer<typeof updateSavedViewInput>;
