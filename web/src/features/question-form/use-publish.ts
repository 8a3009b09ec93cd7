import { useLingui } from "@lingui/react/macro";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { formChanges } from "@metiro/shared/sub-category/questions/diff/changes";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { trpc } from "#api/trpc.ts";
import { problemIn } from "#api/failure/failure.ts";
import type { EditConflict } from "#form/conflict/use-revisioned-form.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import type { Builder } from "./use-builder.ts";
import { useChangeWords } from "#domain/question-form/change-list.tsx";
import { expectedHere } from "#api/failure/shown-failure.ts";

interface Save {
  questions: QuestionForm;
  baseRevision: number;
  note?: string;
  restoredFrom?: number;
}

/** Publishing a form, going back to an earlier one, and what to do when somebody else was quicker. */
export function usePublish({ id }: SubcategoryWithForm, builder: Builder, latest: () => Promise<SubcategoryWithForm>) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const words = useChangeWords();
  const mutation = trpc.subCategory.updateQuestions.useMutation();

  /** Whether it was saved. */
  const save = async (input: Save): Promise<boolean> => {
    try {
      // What is on its way to the draft arrives before the draft ends.
      await builder.sync.flush().catch(() => undefined);
      const draftRevision = builder.sync.revision();
      const now = await mutation.mutateAsync({ id, ...input, ...(draftRevision > 0 && { draftRevision }) });
      await builder.sync.ended().catch(() => undefined);
      builder.take(now);
      utils.subCategory.get.setData({ id }, now);
      void utils.subCategory.formVersions.invalidate({ id });
      void utils.subCategory.list.invalidate();
      return true;
    } catch (error) {
      if (problemIn(error)?.code === "REVISION_CONFLICT") {
        expectedHere(error);
        builder.meet(await latest());
      }
      return false;
    }
  };

  const publish = async (note: string, baseRevision = builder.baseRevision): Promise<boolean> => {
    const saved = await save({ questions: builder.form, baseRevision, ...(note.trim() && { note }) });
    if (saved) toast.success(t`Le formulaire est publié.`);
    return saved;
  };

  const restore = async (revision: number): Promise<boolean> => {
    const goes = await confirm({
      title: t`Reprendre la version ${revision} ?`,
      children: builder.changed
        ? t`Elle sera publiée comme nouvelle version et remplacera votre brouillon ; « Annuler » le ramène.`
        : t`Elle sera publiée comme une nouvelle version. Les demandes existantes gardent leur formulaire.`,
      action: t`Reprendre et publier`,
      keep: t`Ne rien changer`,
    });
    if (!goes) return false;
    const { questions } = await utils.subCategory.formVersion.fetch({ id, revision });
    const saved = await save({ questions, baseRevision: builder.published.revision, restoredFrom: revision });
    if (saved) toast.success(t`La version ${revision} est publiée de nouveau.`);
    return saved;
  };

  const conflict: EditConflict | null = builder.overtaken
    ? {
        differences: () =>
          formChanges(builder.published.form, builder.form).map((change) => ({
            label: change.label || "–",
            present: change.change === "added" ? "" : t`Comme publiée`,
            typed: words(change),
          })),
        saveOver: () => builder.goOnFrom(builder.published.revision),
        take: () => builder.take({ questions: builder.published.form, questionsRevision: builder.published.revision }),
      }
    : null;

  const { draft } = builder.sync.theirs ?? {};
  const draftConflict: EditConflict | null = draft
    ? {
        differences: () =>
          formChanges(draft.form, builder.form).map((change) => ({
            label: change.label || "–",
            present: change.change === "added" ? "" : t`Comme dans l’autre brouillon`,
            typed: words(change),
          })),
        saveOver: builder.sync.saveOver,
        take: builder.takeDraft,
      }
    : null;

  return { publish, restore, conflict, draftConflict, pending: mutation.isPending };
}
