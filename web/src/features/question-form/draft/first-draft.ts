import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import type { FormDraft } from "@metiro/shared/sub-category/schema";
import type { DeviceDraft } from "./draft-store.ts";

interface Start {
  form: QuestionForm;
  baseRevision: number;
  /** Only this device has it. */
  unsaved: boolean;
  /** The server has another one, which is not the one that this goes on from. */
  clashes: boolean;
}

/** With which form one goes on: what this device kept and the server has not, the server's draft, or what is published. */
export function firstDraft(
  kept: DeviceDraft | undefined,
  { revision, draft }: FormDraft,
  published: { form: QuestionForm; revision: number },
): Start {
  const isOwn = kept && (kept.draftRevision ?? 0) === revision;
  if (kept && !(draft && sameJson(kept.form, draft.form)))
    return { form: kept.form, baseRevision: kept.baseRevision, unsaved: true, clashes: !isOwn && draft !== undefined };
  const { form, baseRevision } = draft ?? { form: published.form, baseRevision: published.revision };
  return { form, baseRevision, unsaved: false, clashes: false };
}
