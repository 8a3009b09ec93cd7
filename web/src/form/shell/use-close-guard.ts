import { useLingui } from "@lingui/react/macro";
import { useConfirm } from "#ui/overlay/confirm-context.ts";

/** Closes a dialog with a form, after asking where something is typed that is not saved. */
export function useCloseGuard(dirty: boolean, onClose: () => void): () => Promise<void> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return async () => {
    if (dirty) {
      const leaves = await confirm({
        title: t`Fermer sans enregistrer ?`,
        children: t`Vos modifications ne sont pas enregistrées.`,
        action: t`Fermer sans enregistrer`,
        keep: t`Continuer`,
      });
      if (!leaves) return;
    }
    onClose();
  };
}
