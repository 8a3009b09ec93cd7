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

/** Keys of columns, as the list's screen calls them. */
const columnKeys = z.array(bounded(40).regex(/^[a-zA-Z]{1,40}$/)).max(40);
/** In their order. */
const columns = columnKeys.min(1);

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

/** The lists of the back office whose layout is kept with the account. */
export const laidOutLists = ["jobRequests", "responses", "subscriptions", "companies", "users", "tenderers"] as const;
export type LaidOutList = (typeof laidOutLists)[number];

export const rowHeights = ["compact", "roomy"] as const;

/** Views that the back office finds without keeping any; what each shows is said where its list is. */
export const readyViews = ["mine", "unassigned", "uncovered", "unanswered", "accepted"] as const;
export type ReadyViewKey = (typeof readyViews)[number];

/** How somebody has laid a list out, where that is not what the list does by itself; apart for each view that brings its columns. */
export const listLayout = z.object({
  viewId: id.optional(),
  rows: z.enum(rowHeights).optional(),
  /** Columns that are seen though the list, or the view, does not show them; `hidden`: the other way round. */
  shown: columnKeys,
  hidden: columnKeys,
  /** Empty: that of the list, or of the view. */
  order: columnKeys,
  /** The ready-made view with which the list begins; a view of somebody's says so itself. */
  opensWith: z.enum(readyViews).optional(),
});
export type ListLayout = z.infer<typeof listLayout>;

export const listLayoutsInput = z.object({ list: z.enum(laidOutLists) });
export type ListLayoutsInput = z.infer<typeof listLayoutsInput>;

/** What is absent stays as it is. */
export const keepLayoutInput = listLayoutsInput.extend({
  viewId: id.optional(),
  rows: z.enum(rowHeights).nullish(),
  shown: columnKeys.optional(),
  hidden: columnKeys.optional(),
  order: columnKeys.optional(),
  opensWith: z.enum(readyViews).nullish(),
});
export type KeepLayoutInput = z.infer<typeof keepLayoutInput>;
