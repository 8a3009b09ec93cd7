import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/questions-of";
import { useCallback, useState } from "react";
import { deviceStorage } from "../../../session/device-storage.ts";
import { createDraftStore, type Draft, emptyDraft } from "./draft.ts";
import { placeAsAnswered, toldOnce } from "./told-once.ts";

/**
 * The draft of a subcategory: read once from the device, written to it with each change. Where nothing of the device is
 * known yet (`alive` is false) it begins anew; who finds a draft later begins this again.
 */
export function useDraft(slug: string, form: QuestionForm, service: string, alive: boolean) {
  const [store] = useState(() => createDraftStore(deviceStorage()));
  const [atStart] = useState(() => (alive ? store.read(slug) : undefined));
  const [draft, setDraft] = useState<Draft>(() =>
    atStart ? placeAsAnswered(form, atStart) : emptyDraft(defaultsOf(form)),
  );
  const change = useCallback(
    (patch: Partial<Draft>) =>
      setDraft((before) => {
        const after = toldOnce(form, { ...before, service, ...patch });
        store.write(slug, after);
        return after;
      }),
    [slug, store, form, service],
  );
  const begin = useCallback(
    (fresh: Draft) => {
      const begun = { ...placeAsAnswered(form, fresh), service };
      store.write(slug, begun);
      setDraft(begun);
    },
    [slug, store, form, service],
  );
  const forget = useCallback(() => store.remove(slug), [slug, store]);
  return { draft, change, begin, forget, begunBefore: Object.keys(atStart?.answers ?? {}).length > 0 };
}

const defaultsOf = (form: QuestionForm) =>
  Object.fromEntries(questionsOf(form).flatMap(({ id, default: value }) => (value === undefined ? [] : [[id, value]])));
