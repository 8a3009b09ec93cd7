import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { fetchConfirmDialog } from "#ui/overlay/fetch-confirm-dialog.ts";

interface AskingCloseOptions {
  /** Whether something was typed that would be lost. */
  dirty: boolean;
  /** Whether it is on its way just now. */
  sending: () => boolean;
  onClose: () => void;
}

/** Closes what holds a form: not while it is sent, nor with what was typed before asking. */
export function useAskingClose({ dirty, sending, onClose }: AskingCloseOptions): () => Promise<void> {
  const { t } = useLingui();
  const confirm = useConfirm();
  // The line may be gone by the time it is asked, and without the question the dialog could not be left.
  useEffect(() => {
    if (dirty) void fetchConfirmDialog().catch(() => undefined);
  }, [dirty]);
  return async () => {
    if (sending()) return;
    const leaves =
      !dirty ||
      (await confirm({
        title: t`Fermer sans terminer ?`,
        children: t`Ce que vous avez saisi sera perdu.`,
        action: t`Fermer sans terminer`,
        keep: t`Continuer`,
      }));
    if (leaves && !sending()) onClose();
  };
}
