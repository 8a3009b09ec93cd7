import { isId } from "@metiro/shared/id";
import { notFound } from "@tanstack/react-router";
import { orMissing } from "./failure.ts";
import { handlesOwnErrors } from "../handles-own-errors.ts";

/** Options of a call that fetches what a form edits: past the cache, because an older text would be saved over a newer one. */
export const fresh = { ...handlesOwnErrors, staleTime: 0 } as const;

/** What the address of a page names, for its loader. Not found when there is nothing of that id. */
export async function foundOrMissing<T>(id: string, load: () => Promise<T>): Promise<T> {
  if (!isId(id)) throw notFound();
  return orMissing(load);
}
