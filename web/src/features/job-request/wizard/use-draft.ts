import { type QuestionForm, questionsOf } from "@metiro/shared/sub-category/questions";
import { useCallback, useState } from "react";
import { deviceStorage } from "../../../session/device-storage.ts";
import { createDraftStore, type Draft, emptyDraft } from "./draft.ts";
import { placeAsAnswered, toldOnce } from "./told-once.ts";

/** The draft of a subcategory: read once from the device, written to it with each change. */
export function useDraft(slug: string, form: QuestionForm) {
  const [store] = useState(() => createDraftStore(deviceStorage()));
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = store.read(slug);
    return kept ? placeAsAnswered(form, kept) : emptyDraft(defaultsOf(form));
  });
  const change = useCallback(
    (patch: Partial<Draft>) =>
      setDraft((before) => {
        const after = toldOnce(form, { ...before, ...patch });
        store.write(slug, after);
        return after;
      }),
    [slug, store, form],
  );
  const begin = useCallback(
    (fresh: Draft) => {
      const begun = placeAsAnswered(form, fresh);
      store.write(slug, begun);
      setDraft(begun);
    },
    [slug, store, form],
  );
  const forget = useCallback(() => store.remove(slug), [slug, store]);
  return { draft, change, begin, forget };
}

const defaultsOf = (form: QuestionForm) =>
  Object.fromEntries(questionsOf(form).flatMap(({ id, default: value }) => (value === undefined ? [] : [[id, value]])));
