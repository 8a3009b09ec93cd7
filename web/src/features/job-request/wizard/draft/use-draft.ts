import type { RequestDraft } from "@metiro/shared/request-draft/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { draftKey } from "#drafts/device-draft.ts";
import { addSeenPhotos } from "#drafts/seen-photos.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { onFirstTouch } from "#ui/lazy/first-touch.ts";
import { createRequestDraftStore, type Draft, emptyRequestDraft } from "./draft.ts";
import { placeAsAnswered, fillPlaceAndTiming } from "./place-and-timing.ts";

/**
 * The draft of a subcategory: read from the device, written to it with each change; the tabs of a device follow each other.
 * Where nothing of the device is known yet (`alive` is false) it begins anew; who finds a draft later begins this again.
 */
export function useRequestDraft({ id, slug, questions: form }: SubcategoryWithForm, service: string, alive: boolean) {
  const { session } = useRouter().options.context;
  const [store] = useState(() => createRequestDraftStore(deviceStorage(), () => session.current()?.user.id));
  const [atStart] = useState(() => (alive ? store.read(slug) : undefined));
  const [resumes, setResumes] = useState(Object.keys(atStart?.answers ?? {}).length > 0);
  const [draft, setDraft] = useState<Draft>(() =>
    atStart ? placeAsAnswered(form, withDefaults(form, atStart)) : emptyRequestDraft(defaultsOf(form)),
  );
  const change = useCallback(
    (patch: Partial<Draft>) =>
      setDraft((before) => {
        const after = fillPlaceAndTiming(form, { ...before, service, ...patch });
        store.write(slug, after, id);
        return after;
      }),
    [id, slug, store, form, service],
  );
  /** What the page knows by itself. Nobody has acted, so the answers that a form begins with make no draft of it. */
  const fill = useCallback(
    (patch: Partial<Draft>) =>
      setDraft((before) => {
        const after = fillPlaceAndTiming(form, { ...before, service, ...patch });
        store.write(slug, store.isBegun(slug) ? after : { ...after, answers: {} }, id);
        return after;
      }),
    [id, slug, store, form, service],
  );
  const begin = useCallback(
    (fresh: Draft) => {
      const begun = { ...placeAsAnswered(form, fresh), service };
      store.write(slug, begun, id);
      setDraft(begun);
    },
    [id, slug, store, form, service],
  );
  const adopt = useCallback(
    (theirs: RequestDraft) => {
      addSeenPhotos([...theirs.photos, ...theirs.plans]);
      const taken = { ...placeAsAnswered(form, theirs.content), service };
      store.take(slug, taken, theirs);
      setDraft(taken);
      setResumes(true);
    },
    [slug, store, form, service],
  );
  const forget = useCallback(() => store.remove(slug), [slug, store]);
  const startAfresh = useCallback(() => setDraft(emptyRequestDraft(defaultsOf(form))), [form]);

  useEffect(() => {
    const sweep = async () => (await import("#drafts/send-photos.ts")).sweepAbandonedPhotos(deviceStorage());
    // What cannot be fetched now is swept another day.
    return onFirstTouch(() => void sweep().catch(() => undefined));
  }, []);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== draftKey(slug)) return;
      const kept = store.read(slug);
      if (kept) setDraft(({ password }) => ({ ...withDefaults(form, kept), password }));
      else startAfresh();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [slug, store, form, startAfresh]);

  const isBegun = () => store.isBegun(slug);
  return { draft, change, fill, isBegun, begin, adopt, forget, startAfresh, resumes };
}

const defaultsOf = (form: QuestionForm) =>
  Object.fromEntries(questionsOf(form).flatMap(({ id, default: value }) => (value === undefined ? [] : [[id, value]])));

/** One that was filled in by the page alone begins with the answers of its form. */
const withDefaults = (form: QuestionForm, draft: Draft): Draft =>
  Object.keys(draft.answers).length > 0 ? draft : { ...draft, answers: defaultsOf(form) };
