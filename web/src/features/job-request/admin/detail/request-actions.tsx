import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { MessageCircleQuestion, Pencil, Printer, Send } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { toldOnCancel } from "#domain/request/recipient-state.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useRequestActions } from "../request-actions.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const EditDialog = lazyPart(() => import("./edit-dialog.tsx"));
const AskDialog = lazyPart(() => import("./ask-dialog.tsx"));

interface RequestActionsProps {
  request: JobRequest;
  onSend: () => void;
  onRemoved: () => Promise<void>;
}

/** What can be done with the request; what its status refuses stays there and says why. */
export function AdminRequestActions({ request, onSend, onRemoved }: RequestActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"edit" | "ask" | null>(null);
  const refusalOf = useRefusalWords("Admin");
  const { cancel, canceling, remove, removing } = useRequestActions(
    { ...request, toldOnCancel: toldOnCancel(request.jobRequestCompanies) },
    onRemoved,
  );
  const { status } = request;
  return (
    <>
      <Button icon={Send} onClick={onSend} disabledReason={refusalOf("send", request)}>
        <Trans>Transmettre</Trans>
      </Button>
      <Button
        variant="secondary"
        icon={Pencil}
        onClick={() => setOpen("edit")}
        disabledReason={
          status === JobStatus.Processed ? t`Des entreprises ont déjà reçu ce texte.` : refusalOf("edit", request)
        }
      >
        <Trans>Corriger</Trans>
      </Button>
      <Button
        variant="secondary"
        icon={MessageCircleQuestion}
        onClick={() => setOpen("ask")}
        disabledReason={refusalOf("askPrecision", request)}
      >
        <Trans>Demander une précision</Trans>
      </Button>
      <Button variant="secondary" icon={Printer} onClick={() => print()} className="max-md:hidden">
        <Trans>Imprimer</Trans>
      </Button>
      <Button
        variant="danger-quiet"
        onClick={() => void cancel()}
        loading={canceling}
        loadingLabel={<Trans>Annulation…</Trans>}
        disabledReason={refusalOf("cancel", request)}
      >
        <Trans>Annuler l’offre</Trans>
      </Button>
      <Button
        variant="danger-quiet"
        onClick={() => void remove()}
        loading={removing}
        loadingLabel={<Trans>Suppression…</Trans>}
        disabledReason={refusalOf("delete", request)}
      >
        <Trans>Supprimer</Trans>
      </Button>
      {open && (
        <Suspense>
          {open === "edit" ? (
            <EditDialog request={request} onClose={() => setOpen(null)} />
          ) : (
            <AskDialog request={request} onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
