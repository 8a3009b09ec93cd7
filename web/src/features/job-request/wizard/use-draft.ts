import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/questions-of";
import { useCallback, useState } from "react";
import { deviceStorage } from "../../../session/device-storage.ts";
import { createDraftStore, type Draft, emptyDraft } from "./draft.ts";
import { placeAsAnswered, toldOnce } from "./told-once.ts";

/** The draft of a subcategory: read once from the device, written to it with each change. */
export function useDraft(slug: string, form: QuestionForm, service: string) {
  const [store] = useState(() => createDraftStore(deviceStorage()));
  const [begunBefore] = useState(() => Object.keys(store.read(slug)?.answers ?? {}).length > 0);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = store.read(slug);
    return kept ? placeAsAnswered(form, kept) : emptyDraft(defaultsOf(form));
  });
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
  return { draft, change, begin, forget, begunBefore };
}

const defaultsOf = (form: QuestionForm) =>
  Object.fromEntries(questionsOf(form).flatMap(({ id, default: value }) => (value === undefined ? [] : [[id, value]])));
