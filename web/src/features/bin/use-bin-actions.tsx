import { Trans, useLingui } from "@lingui/react/macro";
import type { BinEntry } from "@metiro/shared/bin/schema";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** Puts back what was deleted, or erases it at once after a question. */
export function useBinActions() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  // What came back stands in its list again.
  const onSettled = () => {
    void utils.bin.invalidate();
    void utils.jobRequest.invalidate();
    void utils.blog.invalidate();
  };
  const restore = trpc.bin.restore.useMutation({ onSettled });
  const erase = trpc.bin.erase.useMutation({ onSettled });
  return {
    restore: ({ id, label }: BinEntry) =>
      restore.mutate({ id }, { onSuccess: () => toast.success(t`« ${label} » est restauré.`) }),
    erase: async ({ id, label }: BinEntry) => {
      const confirmed = await confirm({
        title: t`Effacer « ${label} » pour de bon ?`,
        children: <Trans>Ses textes, ses réponses et ses photos disparaissent : rien ne peut les ramener.</Trans>,
        action: t`Effacer pour de bon`,
        keep: t`Annuler`,
      });
      if (confirmed) erase.mutate({ id }, { onSuccess: () => toast.success(t`« ${label} » est effacé.`) });
    },
  };
}
