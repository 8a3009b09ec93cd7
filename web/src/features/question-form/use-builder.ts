import { useLingui } from "@lingui/react/macro";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { FormDraft, SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { faultWords } from "#form/fault/fault-words.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { createFormDraftStore } from "./draft/draft-store.ts";
import { firstDraft } from "./draft/first-draft.ts";
import { useDraftSync } from "./draft/use-draft-sync.ts";
import { editingReducer, firstOf, type Selected, startEditing } from "./model/editing.ts";
import { findQuestion } from "./model/edits.ts";
import { isTold, nothingFresh } from "./model/fresh.ts";
import { inLabels, isAt, placedFaults } from "./model/placed-faults.ts";
import { newlyLate } from "./model/references.ts";

type PublishedForm = Pick<SubcategoryWithForm, "questions" | "questionsRevision">;
interface EditOptions {
  selected?: Selected | undefined;
  run?: string;
  moves?: boolean;
  /** What is added by it, and so empty. */
  fresh?: readonly string[];
}
type Edit = (form: QuestionForm, options?: EditOptions) => void;

interface BuilderOptions {
  subcategory: SubcategoryWithForm;
  /** What the server had of a draft when the page was opened. */
  known: FormDraft;
  accountId: string;
  /** Reads what is published by now. */
  latest: () => Promise<PublishedForm>;
}

/** The form under the admin's hands: what is edited, what is wrong with it, and where it is kept. */
export function useBuilder({ subcategory, known, accountId, latest }: BuilderOptions) {
  const { t, i18n } = useLingui();
  const [store] = useState(() => createFormDraftStore(deviceStorage(), accountId, subcategory.id));
  const [published, setPublished] = useState({ form: subcategory.questions, revision: subcategory.questionsRevision });
  const [first] = useState(() => firstDraft(store.read(), known, published));
  const [baseRevision, setBaseRevision] = useState(first.baseRevision);
  const [{ form, selected: chosen, past, future }, dispatch] = useReducer(editingReducer, first.form, startEditing);
  const [late, setLate] = useState(0);
  const [fresh, setFresh] = useState(nothingFresh);
  const [keeps] = useState(() => store.works());

  const changed = useMemo(() => !sameJson(form, published.form), [form, published.form]);
  const meet = (now: PublishedForm) => setPublished({ form: now.questions, revision: now.questionsRevision });
  const sync = useDraftSync({
    id: subcategory.id,
    known,
    unsaved: first.unsaved,
    clashes: first.clashes,
    edited: { form, baseRevision, changed },
    // Typed meanwhile: the next save is about to come.
    onSaved: (saved) => saved.form === form && store.remove(),
    onGone: async () => meet(await latest()),
  });
  const { revision: draftRevision } = sync;
  const waits = sync.state !== "saved";
  useEffect(() => {
    if (!changed) store.remove();
    else if (waits) store.write({ baseRevision, draftRevision: draftRevision(), form, at: new Date().toISOString() });
  }, [changed, form, baseRevision, waits, store, draftRevision]);

  const judged = useDeferredValue(form);
  const nameless = t`Question sans texte`;
  const gone = t`question supprimée`;
  const allFaults = useMemo(() => inLabels(judged, placedFaults(judged), { nameless, gone }), [judged, nameless, gone]);
  const faults = allFaults.filter((fault) => isTold(fresh, fault));
  const selected = exists(form, chosen) ? chosen : firstOf(form);
  const errors: Record<string, string> = {};
  if (selected)
    for (const fault of faults.filter((one) => isAt(one, selected)))
      errors[fault.field] ??= faultWords(fault.fault, i18n);

  const edit: Edit = (next, { selected: open, run, moves = false, fresh: added } = {}) => {
    dispatch({ type: "edit", form: next, selected: open, run });
    setLate(moves ? newlyLate(form, next) : 0);
    if (added) setFresh({ ids: added, touched: new Set() });
    // A step that came with a question is no news any more once that one is written.
    else setFresh(({ ids, touched }) => ({ ids: ids.filter((id) => findQuestion(next, id) !== undefined), touched }));
  };
  const step = (type: "undo" | "redo") => {
    setLate(0);
    dispatch({ type });
  };

  /** What was published just now, or is taken instead of the draft; the draft can be had back by undoing. */
  const take = (now: PublishedForm) => {
    meet(now);
    setBaseRevision(now.questionsRevision);
    if (!sameJson(form, now.questions)) edit(now.questions);
  };

  return {
    form,
    edit,
    selected,
    select: (next: Selected) => {
      setFresh(nothingFresh);
      dispatch({ type: "select", selected: next });
    },
    undo: past.length > 0 ? () => step("undo") : undefined,
    redo: future.length > 0 ? () => step("redo") : undefined,
    faults,
    errors,
    /** Something was added and is not whole yet, though nothing is said of it. */
    incomplete: faults.length < allFaults.length,
    isFresh: (id: string) => fresh.ids.includes(id),
    /** A field was left: what it lacks is told from now on. */
    touch: (field: string) =>
      setFresh((now) => (now.ids.length === 0 ? now : { ...now, touched: new Set([...now.touched, field]) })),
    /** Tells of everything that is missing. */
    tellAll: () => setFresh(nothingFresh),
    /** How many conditions ask for a later question since the last move. */
    late,
    published,
    baseRevision,
    changed,
    sync,
    /** Whether this device keeps what the server does not have yet. */
    keeps,
    /** Whether somebody has published another form since this one was begun. */
    overtaken: changed && baseRevision !== published.revision,
    /** What stands on the server now. */
    meet,
    /** The next save replaces what stands. */
    goOnFrom: setBaseRevision,
    /** What somebody else has written is taken in place of what was typed here; undoing brings that back. */
    takeDraft: () => {
      const { draft } = sync.theirs ?? {};
      if (!draft) return;
      sync.goOn();
      setBaseRevision(draft.baseRevision);
      edit(draft.form);
    },
    take,
    /** Goes back to what is published: nobody who opens the form finds the draft any more. */
    drop: () => {
      sync.hurry();
      take({ questions: published.form, questionsRevision: published.revision });
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;

const exists = (form: QuestionForm, selected: Selected | undefined): boolean => {
  if (selected?.kind === "step") return form.steps.some(({ id }) => id === selected.id);
  return selected !== undefined && findQuestion(form, selected.id) !== undefined;
};
