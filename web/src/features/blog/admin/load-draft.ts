import type { BlogDraft } from "@metiro/shared/blog/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "#api/calls.ts";
import { isMissing } from "#api/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** A post as it is being written; past every cache, because an older text would be saved over a newer one. */
export const loadDraft = (api: Api, id: string): Promise<BlogDraft> =>
  api.blog.getDraft.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 }).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });

/** Posts that were begun here a moment ago, of which the server knows nothing yet. */
const begun = new Set<string>();

/** The id of a post that is about to be written. */
export function beginDraft(): string {
  const id = crypto.randomUUID();
  begun.add(id);
  return id;
}

/** Nothing for a post that is not on the server yet. */
export function loadNewDraft(api: Api, id: string): Promise<BlogDraft | undefined> {
  if (begun.delete(id)) return Promise.resolve(undefined);
  return api.blog.getDraft.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
