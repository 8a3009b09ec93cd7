import { Trans, useLingui } from "@lingui/react/macro";
import { maxChosen, maxSentTogether } from "@metiro/shared/job-request/constants";
import { Ban, Send, Trash2 } from "lucide-react";
import { ExportButton } from "#list/export-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { DispatchTarget } from "../dispatch/types.ts";
import { useSendMany } from "../dispatch/together/use-send-many.ts";
import type { requestsInput } from "./requests-search.ts";
import { useBulk } from "./use-bulk.tsx";

interface BulkActionsProps {
  /** The filters of the list. */
  input: ReturnType<typeof requestsInput>;
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  onSend: (requests: readonly DispatchTarget[]) => void;
}

/** What is done with the requests that are chosen, on whatever page they are. */
export function BulkActions({ input, selected, onChange, onSend }: BulkActionsProps) {
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
  const progress = settled !== undefined && (
    <Trans>
      {settled} sur {total}
    </Trans>
  );
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={Send}
        loading={sending.pending}
        disabledReason={sendRefusal}
        onClick={() => void sending.send()}
      >
        <Trans>Transmettre</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={Ban}
        loading={pending === "cancel"}
        loadingLabel={progress || undefined}
        disabledReason={tooMany}
        onClick={() => void cancel()}
      >
        <Trans>Annuler</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={Trash2}
        loading={pending === "remove"}
        loadingLabel={progress || undefined}
        disabledReason={tooMany}
        onClick={() => void remove()}
      >
        <Trans>Supprimer</Trans>
      </Button>
      <ExportButton size="sm" path="/JobRequest/Export" input={{ ...input, ids }} disabledReason={tooMany}>
        <Trans>Exporter la sélection</Trans>
      </ExportButton>
    </>
  );
}

const without = (selected: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> => {
  const left = new Set(selected);
  for (const id of gone) left.delete(id);
  return left;
};
