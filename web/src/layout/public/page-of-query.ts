/** Pages that the server counts. */
const last = 1_000_000;

/** `?page=3` of the address of a list; the first page has none. */
export const pageOfQuery = ({ page }: Record<string, unknown>): { page?: number | undefined } => ({
  page: typeof page === "number" && Number.isInteger(page) && page > 1 && page <= last ? page : undefined,
});
