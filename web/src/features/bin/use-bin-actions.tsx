import { Trans, useLingui } from "@lingui/react/macro";
import type { BinEntry } from "@metiro/shared/bin/schema";
import { useRef } from "react";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** Puts back what was deleted, or erases it at once after a question. */
export function useBinActions() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const restore = trpc.bin.restore.useMutation();
  const erase = trpc.bin.erase.useMutation();
  // A second press comes before the next drawing, and until the list is read anew its row stands there still.
  const underWay = useRef(new Set<string>());
  const once = async ({ id }: BinEntry, act: () => Promise<unknown>, words: string) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      await act();
      toast.success(words);
    } catch {
      // Said where any failed call is.
    }
    // What came back stands in its list again.
    void utils.jobRequest.invalidate();
    void utils.blog.invalidate();
    await utils.bin.invalidate();
    underWay.current.delete(id);
  };
  return {
    restore: (entry: BinEntry) => {
      const { id, label } = entry;
      void once(entry, () => restore.mutateAsync({ id }), t`« ${label} » est restauré.`);
    },
    erase: async (entry: BinEntry) => {
      const { id, label } = entry;
      const confirmed = await confirm({
        title: t`Effacer « ${label} » pour de bon ?`,
        children: <Trans>Ses textes, ses réponses et ses photos disparaissent : rien ne peut les ramener.</Trans>,
        action: t`Effacer pour de bon`,
        keep: t`Annuler`,
      });
      if (confirmed) await once(entry, () => erase.mutateAsync({ id }), t`« ${label} » est effacé.`);
    },
  };
}
