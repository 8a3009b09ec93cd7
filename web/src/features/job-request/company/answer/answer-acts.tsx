import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, ListPlus, Pencil, Trash2 } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { OfferLink } from "../offer/offer-link.tsx";
import { useWithdrawAnswer } from "./use-withdraw-answer.ts";

interface AnswerActsProps {
  request: JobRequest;
  own: Recipient;
  /** It may still change. */
  open: boolean;
  onEdit: () => void;
}

/** What can be done with an answer that was given, in one row: changed, talked about, and in a menu what is rare. */
export function AnswerActs({ request, own, open, onEdit }: AnswerActsProps) {
  const interested = own.response === "interested";
  const offered = own.offerLines !== undefined;
  if (!open && !interested) return null;
  return (
    <div className="flex flex-wrap gap-2 max-md:[&>:not([aria-haspopup])]:flex-auto">
      {open &&
        (interested && offered ? (
          <OfferLink id={request.id} to="version" />
        ) : (
          <Button variant="secondary" icon={Pencil} onClick={onEdit}>
            {own.withdrawn ? (
              <Trans>Répondre de nouveau</Trans>
            ) : interested ? (
              <Trans>Modifier ma réponse</Trans>
            ) : (
              <Trans>Répondre quand même</Trans>
            )}
          </Button>
        ))}
      {interested && (
        <MessagesLink
          side="company"
          pair={{ jobRequestId: request.id, companyId: own.company.id }}
          open={request.status === JobStatus.Processed && own.clientDecision !== "rejected"}
          begun={own.hasConversation ?? false}
        />
      )}
      {open && interested && <RareActs id={request.id} offered={offered} onEdit={onEdit} />}
    </div>
  );
}

function RareActs({ id, offered, onEdit }: { id: string; offered: boolean; onEdit: () => void }) {
  const { t } = useLingui();
  const withdraw = useWithdrawAnswer(id, offered);
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton variant="secondary" icon={EllipsisVertical} label={t`Autres actions`} />}
    >
      {offered ? (
        <MenuItem icon={Pencil} onSelect={onEdit}>
          <Trans>Donner une réponse courte à la place</Trans>
        </MenuItem>
      ) : (
        <MenuLink
          icon={ListPlus}
          link={(parts) => <Link {...parts} to="/company/requests/$id/offer" params={{ id }} />}
        >
          <Trans>Établir une offre ligne par ligne</Trans>
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => void withdraw()}>
        {offered ? <Trans>Retirer mon offre</Trans> : <Trans>Retirer ma réponse</Trans>}
      </MenuItem>
    </DropdownMenu>
  );
}
