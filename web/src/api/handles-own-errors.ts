/**
 * Options of a call that nobody asked for (a count, what fills a filter, a save that comes by itself), or that fills a part of the
 * page which says by itself that it failed. What somebody did is never called so: its failure is told (docs/decisions/152-toasts.md).
 */
export const handlesOwnErrors = { trpc: { context: { quiet: true } } } as const;
