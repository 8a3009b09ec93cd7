import type { BlogDraft } from "@metiro/shared/blog/schema";
import type { Api } from "#api/calls.ts";
import { isMissing, orMissing } from "#api/failure/failure.ts";
import { fresh } from "#api/failure/found-or-missing.ts";
import { newId } from "#api/new-id.ts";
import { inTab } from "#page/in-tab.ts";

/** A post as it is being written; past every cache, because an older text would be saved over a newer one. */
export const loadDraft = (api: Api, id: string): Promise<BlogDraft> =>
  orMissing(() => api.blog.getDraft.fetch({ id }, fresh));

/** Posts that were begun here a moment ago, of which the server knows nothing yet. */
const begun = inTab(() => new Set<string>());

/** The id of a post that is about to be written. */
export function beginDraft(): string {
  const id = newId();
  begun.current.add(id);
  return id;
}

/** Nothing for a post that is not on the server yet. */
export function loadNewDraft(api: Api, id: string): Promise<BlogDraft | undefined> {
  if (begun.current.delete(id)) return Promise.resolve(undefined);
  return api.blog.getDraft.fetch({ id }, fresh).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
