import { foundOrMissing, fresh } from "#api/failure/found-or-missing.ts";

/** The row that a form edits, as it is now: what was kept for reading may be older than what somebody else saved. */
export const loadRow = <Row>(
  id: string,
  get: { fetch: (input: { id: string }, options: typeof fresh) => Promise<Row> },
): Promise<Row> => foundOrMissing(id, () => get.fetch({ id }, fresh));
