import { Trans, useLingui } from "@lingui/react/macro";
import { maxBulk } from "@metiro/shared/job-request/constants";
import { Ban, Send, Trash2 } from "lucide-react";
import { ExportButton } from "#list/export-button.tsx";
import { Button } from "#ui/button/button.tsx";
import type { DispatchTarget } from "../dispatch/types.ts";
import { useSendMany } from "../dispatch/use-send-many.ts";
import type { requestsInput } from "./requests-search.ts";
import { useBulk } from "./use-bulk.tsx";

interface BulkActionsProps {
  /** The filters of the list. */
  input: ReturnType<typeof requestsInput>;
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  onSend: (request: DispatchTarget, queue: readonly DispatchTarget[]) => void;
}

/** What is done with the requests that are chosen, on whatever page they are. */
export function BulkActions({ input, selected, onChange, onSend }: BulkActionsProps) {
  const { t } = useLingui();
  const ids = [...selected];
  const { cancel, remove, pending } = useBulk(ids, () => onChange(new Set()));
  const tooMany = ids.length > maxBulk ? t`${maxBulk} offres à la fois au plus.` : undefined;
  const sending = useSendMany(ids, onSend);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={Send}
        loading={sending.pending}
        disabledReason={tooMany}
        onClick={() => void sending.send()}
      >
        <Trans>Transmettre</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={Ban}
        loading={pending === "cancel"}
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
        disabledReason={tooMany}
        onClick={() => void remove()}
      >
        <Trans>Supprimer</Trans>
      </Button>
      <ExportButton size="sm" path="/JobRequest/Export" input={{ ...input, ids }}>
        <Trans>Exporter la sélection</Trans>
      </ExportButton>
    </>
  );
}
