import { isLeaving } from "../dispatch/pending/leaving.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { RequestMark } from "@metiro/shared/job-request/desk";
import { Ban, Copy, Ellipsis, MailX, MessageCircleQuestion, Pencil, Printer, Send, Trash2, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { Button } from "#ui/button/button.tsx";
import { notifiedOnCancel } from "#domain/request/recipient-state.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useRequestActions } from "../request-actions.tsx";
import { useMarking } from "./desk/use-marking.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const EditDialog = lazyPart(() => import("./edit-dialog.tsx"));
const DuplicateDialog = lazyPart(() => import("./desk/duplicate-dialog.tsx"));
const AskDialog = lazyPart(() => import("./ask-dialog.tsx"));
const dialogs = { edit: EditDialog, ask: AskDialog, duplicate: DuplicateDialog };

interface RequestActionsProps {
  request: JobRequest;
  /** Why it is no request, where somebody said so. */
  mark: RequestMark | undefined;
  onSend: () => void;
  onRemoved: () => Promise<void>;
}

/** What can be done with the request; what its status refuses stays there and says why. */
export function AdminRequestActions({ request, mark, onSend, onRemoved }: RequestActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const OpenDialog = open && dialogs[open];
  const refusalOf = useRefusalWords("Admin");
  const { cancel, canceling, remove, removing } = useRequestActions(
    { ...request, notifiedOnCancel: notifiedOnCancel(request.jobRequestCompanies) },
    onRemoved,
  );
  const { number, status } = request;
  const editRefusal =
    status !== JobStatus.Processed
      ? refusalOf("edit", request)
      : isLeaving(request)
        ? t`L’offre part dans un instant. Pour la corriger, annulez d’abord l’envoi.`
        : t`Des entreprises ont déjà reçu ce texte.`;
  // Once somebody has answered it is the client's turn.
  const isAnswered = request.jobRequestCompanies.some(({ respondedAt }) => respondedAt !== undefined);
  const marking = useMarking(request);
  // What fails is said by the toast of any failed call.
  const setMark = (next: RequestMark | null) => void marking.mark(next).catch(() => undefined);
  return (
    <>
      <Button
        icon={Send}
        variant={isAnswered ? "secondary" : "primary"}
        onClick={onSend}
        disabledReason={refusalOf("send", request)}
      >
        <Trans>Transmettre</Trans>
      </Button>
      <DropdownMenu
        title={t`Offre n° ${number}`}
        trigger={
          <Button
            variant="secondary"
            icon={Ellipsis}
            loading={canceling || removing}
            className="max-md:size-12 max-md:flex-none! max-md:p-0"
          >
            <span className="max-md:sr-only">
              <Trans>Autres actions</Trans>
            </span>
          </Button>
        }
      >
        <MenuItem icon={Pencil} refusal={editRefusal} onSelect={() => setOpen("edit")}>
          <Trans>Corriger</Trans>
        </MenuItem>
        <MenuItem
          icon={MessageCircleQuestion}
          refusal={refusalOf("askPrecision", request)}
          onSelect={() => setOpen("ask")}
        >
          <Trans>Demander une précision</Trans>
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => print()}>
          <Trans>Imprimer</Trans>
        </MenuItem>
        <MenuSeparator />
        {mark === undefined ? (
          <>
            <MenuItem icon={Copy} onSelect={() => setOpen("duplicate")}>
              <Trans>Marquer comme doublon</Trans>
            </MenuItem>
            <MenuItem icon={MailX} onSelect={() => setMark("junk")}>
              <Trans>Marquer comme indésirable</Trans>
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={Undo2} onSelect={() => setMark(null)}>
            <Trans>Retirer la marque</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={Ban} danger refusal={refusalOf("cancel", request)} onSelect={() => void cancel()}>
          <Trans>Annuler l’offre</Trans>
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => void remove()}>
          <Trans>Supprimer l’offre</Trans>
        </MenuItem>
      </DropdownMenu>
      {OpenDialog && (
        <Suspense>
          <OpenDialog request={request} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
