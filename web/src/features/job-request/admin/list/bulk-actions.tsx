import { Trans, useLingui } from "@lingui/react/macro";
import { maxChosen, maxSentTogether } from "@metiro/shared/job-request/constants";
import { Ban, Download, Send, Trash2, X } from "lucide-react";
import { BulkActs } from "#list/selection/bulk-acts.tsx";
import { useExport } from "#list/export/use-export.ts";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { DispatchTarget } from "../dispatch/types.ts";
import { useSendMany } from "../dispatch/together/use-send-many.ts";
import { useBulk } from "./use-bulk.tsx";
import { type ChooseAllProps, useChooseAll } from "./use-choose-all.tsx";

interface BulkActionsProps extends ChooseAllProps {
  onSend: (requests: readonly DispatchTarget[]) => void;
}

/** What is done with the requests that are chosen, on whatever page they are. */
export function BulkActions({ input, page, selected, onChange, onSend }: BulkActionsProps) {
  const { t } = useLingui();
  const ids = [...selected];
  const { cancel, remove, pending, settled } = useBulk(ids, (gone) => onChange(without(selected, gone)));
  const atMost = (most: number) => (ids.length > most ? t`${most} offres à la fois au plus.` : undefined);
  const tooMany = atMost(maxChosen);
  const total = ids.length;
  const sending = useSendMany(ids, onSend);
  const sendRefusal = atMost(maxSentTogether);
  // Registered after the keys of the rows: while some are chosen, they are meant.
  useShortcuts(
    sendRefusal === undefined
      ? [{ keys: "t", label: t`Transmettre la sélection`, run: () => void sending.send() }]
      : [],
  );
  const file = useExport({ path: "/JobRequest/Export", input: { ...input, ids } });
  const progress = settled !== undefined && (
    <Trans>
      {settled} sur {total}
    </Trans>
  );
  return (
    <BulkActs
      more={useChooseAll({ input, page, selected, onChange })}
      acts={[
        {
          key: "send",
          icon: Send,
          label: <Trans>Transmettre</Trans>,
          loading: sending.pending,
          refusal: sendRefusal,
          onSelect: () => void sending.send(),
        },
        {
          key: "cancel",
          icon: Ban,
          label: <Trans>Annuler</Trans>,
          loading: pending === "cancel",
          loadingLabel: progress || undefined,
          refusal: tooMany,
          onSelect: () => void cancel(),
        },
        {
          key: "remove",
          icon: Trash2,
          label: <Trans>Supprimer</Trans>,
          loading: pending === "remove",
          loadingLabel: progress || undefined,
          refusal: tooMany,
          onSelect: () => void remove(),
        },
        {
          key: "export",
          icon: file.megabytes === undefined ? Download : X,
          label: file.megabytes === undefined ? <Trans>Exporter la sélection</Trans> : <Trans>Arrêter l’export</Trans>,
          runs: file.megabytes !== undefined,
          refusal: tooMany,
          onSelect: file.megabytes === undefined ? file.begin : file.stop,
        },
      ]}
    />
  );
}

const without = (selected: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> => {
  const left = new Set(selected);
  for (const id of gone) left.delete(id);
  return left;
};
