import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogDraft } from "@metiro/shared/blog/schema";
import { Eye } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import type { PostOutput, PostValues } from "./post-values.ts";
import { SaveState } from "./save/save-state.tsx";
import type { useAutosave } from "./save/use-autosave.ts";

interface PublicationActionsProps {
  form: UseFormReturn<PostValues, unknown, PostOutput>;
  /** The form that is sent: they may stand outside it. */
  formId: string;
  autosave: ReturnType<typeof useAutosave>;
  post: BlogDraft | undefined;
  /** It is published at a later moment. */
  isScheduled: boolean;
  canPreview: boolean;
  onPreview: () => void;
}

/** Whether a post is saved, and the ways to look at it and to publish it. */
export function PublicationActions(props: PublicationActionsProps) {
  const { form, formId, autosave, post, isScheduled, canPreview, onPreview } = props;
  const { t } = useLingui();
  const { saved, state, refusal } = autosave;
  return (
    <>
      <SaveState state={state} savedAt={saved?.savedAt ?? post?.changedAt ?? post?.updatedAt} refusal={refusal} />
      <Button
        variant="secondary"
        icon={Eye}
        disabledReason={canPreview ? undefined : t`Écrivez d’abord quelque chose.`}
        onClick={onPreview}
      >
        <Trans>Aperçu</Trans>
      </Button>
      <Button
        type="submit"
        form={formId}
        loading={form.formState.isSubmitting}
        loadingLabel={<Trans>Publication…</Trans>}
      >
        {post && post.state !== "draft" ? (
          <Trans>Publier les modifications</Trans>
        ) : isScheduled ? (
          <Trans>Programmer</Trans>
        ) : (
          <Trans>Publier</Trans>
        )}
      </Button>
    </>
  );
}
