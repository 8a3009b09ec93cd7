import { z } from "zod";
import { bounded, emptyToAbsent } from "../scalars.ts";
import { defaultPageSize, maxCursor, maxPageSize } from "./constants.ts";

/** Query of every paged list: by number, or after the page whose `next` it was. A page past the end is empty, not an error. */
export const paging = z.object({
  pageNumber: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(maxPageSize).default(defaultPageSize),
  after: emptyToAbsent(bounded(maxCursor).max(maxCursor)),
});
export type Paging = z.infer<typeof paging>;

/** A page of `item`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    totalCount: z.int(),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    /** For `after`: what comes next in this order; null on the last page. */
    next: z.string().nullable(),
  });

/** A page of a list that grows without end: its total stops counting at `maxCounted`. */
export const cappedPageOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({
    /** There are more than the total says. */
    totalCapped: z.boolean(),
  });

export interface Page<T> {
  items: T[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  totalPages: number;
  next: string | null;
}

/** Puts rows, their total and what comes next into the shape of a paged list. */
export const toPage = <T>(
  { items, totalCount, next }: Pick<Page<T>, "items" | "totalCount" | "next">,
  { pageNumber, pageSize }: Paging,
): Page<T> => ({
  items,
  totalCount,
  pageNumber,
  pageSize,
  totalPages: Math.ceil(totalCount / pageSize),
  next,
});
