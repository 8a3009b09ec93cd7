import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Send } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { useRefusalWords } from "../../refusal-words.ts";
import { useRequestActions } from "../request-actions.tsx";

interface RequestActionsProps {
  request: JobRequest;
  onSend: () => void;
  onRemoved: () => Promise<void>;
}

/** What can be done with the request; what its status refuses stays there and says why. */
export function RequestActions({ request, onSend, onRemoved }: RequestActionsProps) {
  const refusalOf = useRefusalWords("Admin");
  const { cancel, canceling, remove, removing } = useRequestActions(request, onRemoved);
  const { status } = request;
  return (
    <>
      <Button icon={Send} onClick={onSend} disabledReason={refusalOf("send", status)}>
        <Trans>Transmettre</Trans>
      </Button>
      <Button
        variant="danger-quiet"
        onClick={() => void cancel()}
        loading={canceling}
        loadingLabel={<Trans>Annulation…</Trans>}
        disabledReason={refusalOf("cancel", status)}
      >
        <Trans>Annuler l’offre</Trans>
      </Button>
      <Button
        variant="danger-quiet"
        onClick={() => void remove()}
        loading={removing}
        loadingLabel={<Trans>Suppression…</Trans>}
        disabledReason={refusalOf("delete", status)}
      >
        <Trans>Supprimer</Trans>
      </Button>
    </>
  );
}
