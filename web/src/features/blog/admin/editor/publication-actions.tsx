import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogDraft } from "@metiro/shared/blog/schema";
import { Ellipsis, Eye, FileX2, Languages, Trash2, Undo2 } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
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
  /** The server has it. */
  isThere: boolean;
  /** Something was changed since it was published. */
  hasChanges: boolean;
  onPreview: () => void;
  /** Where there is an English version. */
  onRemoveEnglish: (() => void) | undefined;
  onWithdraw: () => void;
  onDiscard: () => void;
  onRemove: () => void;
}

/** Whether a post is saved, the way to publish it, and a menu of all else that can be done with it. */
export function PublicationActions(props: PublicationActionsProps) {
  const { form, formId, autosave, post, isScheduled, isThere, hasChanges } = props;
  const { t } = useLingui();
  const { saved, state, refusal } = autosave;
  return (
    <>
      <SaveState state={state} savedAt={saved?.savedAt ?? post?.changedAt ?? post?.updatedAt} refusal={refusal} />
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
      <DropdownMenu
        title={t`Article`}
        trigger={<IconButton icon={Ellipsis} variant="secondary" label={t`Autres actions`} />}
      >
        <MenuItem
          icon={Eye}
          refusal={isThere ? undefined : t`Écrivez d’abord quelque chose.`}
          onSelect={props.onPreview}
        >
          <Trans>Aperçu</Trans>
        </MenuItem>
        {hasChanges && (
          <MenuItem icon={Undo2} onSelect={props.onDiscard}>
            <Trans>Abandonner les modifications</Trans>
          </MenuItem>
        )}
        {post && post.state !== "draft" && (
          <MenuItem icon={FileX2} onSelect={props.onWithdraw}>
            <Trans>Dépublier</Trans>
          </MenuItem>
        )}
        {(isThere || props.onRemoveEnglish) && <MenuSeparator />}
        {props.onRemoveEnglish && (
          <MenuItem icon={Languages} danger onSelect={props.onRemoveEnglish}>
            <Trans>Retirer la version anglaise</Trans>
          </MenuItem>
        )}
        {isThere && (
          <MenuItem icon={Trash2} danger onSelect={props.onRemove}>
            <Trans>Supprimer l’article</Trans>
          </MenuItem>
        )}
      </DropdownMenu>
    </>
  );
}
