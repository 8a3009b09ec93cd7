import { useLingui } from "@lingui/react";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { faultWords } from "#form/rule-words.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { createFormDraftStore } from "./model/draft-store.ts";
import { editingReducer, firstOf, type Selected, startEditing } from "./model/editing.ts";
import { findQuestion } from "./model/edits.ts";
import { isAt, placedFaults } from "./model/placed-faults.ts";
import { newlyLate } from "./model/references.ts";

type PublishedForm = Pick<SubcategoryWithForm, "questions" | "questionsRevision">;
type Edit = (form: QuestionForm, options?: { selected?: Selected; run?: string; moves?: boolean }) => void;

/** The form under the admin's hands: what is edited, what is wrong with it, what is kept of it on this device. */
export function useBuilder(subcategory: SubcategoryWithForm, accountId: string) {
  const { i18n } = useLingui();
  const [store] = useState(() => createFormDraftStore(deviceStorage(), accountId, subcategory.id));
  const [kept] = useState(() => store.read());
  const [published, setPublished] = useState({ form: subcategory.questions, revision: subcategory.questionsRevision });
  const [baseRevision, setBaseRevision] = useState(kept?.baseRevision ?? published.revision);
  const [{ form, selected: chosen, past, future }, dispatch] = useReducer(
    editingReducer,
    kept?.form ?? published.form,
    startEditing,
  );
  const [late, setLate] = useState(0);
  const [changedAt, setChangedAt] = useState(() => kept?.at ?? new Date().toISOString());
  const [keeps] = useState(() => store.works());

  const changed = useMemo(() => !sameJson(form, published.form), [form, published.form]);
  useEffect(() => {
    if (changed) store.write({ baseRevision, form, at: changedAt });
    else store.remove();
  }, [changed, form, baseRevision, changedAt, store]);

  const judged = useDeferredValue(form);
  const faults = useMemo(() => placedFaults(judged), [judged]);
  const selected = exists(form, chosen) ? chosen : firstOf(form);
  const errors: Record<string, string> = {};
  if (selected)
    for (const fault of faults.filter((one) => isAt(one, selected)))
      errors[fault.field] ??= faultWords(fault.fault, i18n);

  const edit: Edit = (next, { selected: open, run, moves = false } = {}) => {
    dispatch({ type: "edit", form: next, selected: open, run });
    setLate(moves ? newlyLate(form, next) : 0);
    setChangedAt(new Date().toISOString());
  };
  const step = (type: "undo" | "redo") => {
    setLate(0);
    dispatch({ type });
  };

  return {
    form,
    edit,
    selected,
    select: (next: Selected) => dispatch({ type: "select", selected: next }),
    undo: past.length > 0 ? () => step("undo") : undefined,
    redo: future.length > 0 ? () => step("redo") : undefined,
    faults,
    errors,
    /** How many conditions ask for a later question since the last move. */
    late,
    published,
    baseRevision,
    changed,
    changedAt,
    /** Whether this device keeps the draft. */
    keeps,
    /** Whether somebody has published another form since this one was begun. */
    overtaken: changed && baseRevision !== published.revision,
    /** What stands on the server now. */
    meet: (now: PublishedForm) => setPublished({ form: now.questions, revision: now.questionsRevision }),
    /** The next save replaces what stands. */
    goOnFrom: setBaseRevision,
    /** What was published just now, or is taken instead of the draft; the draft can be had back by undoing. */
    take: (now: PublishedForm) => {
      setPublished({ form: now.questions, revision: now.questionsRevision });
      setBaseRevision(now.questionsRevision);
      if (!sameJson(form, now.questions)) edit(now.questions);
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;

const exists = (form: QuestionForm, selected: Selected | undefined): boolean => {
  if (selected?.kind === "step") return form.steps.some(({ id }) => id === selected.id);
  return selected !== undefined && findQuestion(form, selected.id) !== undefined;
};
