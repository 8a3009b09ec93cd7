import { notFound } from "@tanstack/react-router";
import { isMissing } from "#api/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The row that a form edits, as it is now: what was kept for reading may be older than what somebody else saved. */
export async function loadRow<Row>(
  id: string,
  get: { fetch: (input: { id: string }, options: typeof handlesOwnErrors & { staleTime: number }) => Promise<Row> },
): Promise<Row> {
  if (!idPattern.test(id)) throw notFound();
  try {
    return await get.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 });
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
