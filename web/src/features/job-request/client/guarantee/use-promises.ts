import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { usePromiseText } from "#domain/guarantee/promise-text.ts";

/** What is promised of those requests of a list that companies have, by their ids; nothing until it is here. */
export function usePromises(items: readonly RequestItem[] | undefined): ReadonlyMap<string, string> {
  const textOf = usePromiseText();
  const ids = (items ?? []).filter(isUnderWay).map(({ id }) => id);
  const { data } = trpc.guarantee.own.useQuery({ ids }, { ...handlesOwnErrors, enabled: ids.length > 0 });
  const texts = new Map<string, string>();
  for (const promise of data ?? []) {
    const text = textOf(promise);
    if (text !== undefined) texts.set(promise.jobRequestId, text);
  }
  return texts;
}
