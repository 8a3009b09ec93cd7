import { Trans } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Pencil } from "lucide-react";
import { Suspense } from "react";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { OfferLink } from "./offer-link.tsx";

const RareActs = lazyPart(() => import("./rare-acts.tsx"));

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
      {open && interested && (
        <Suspense fallback={<span className="size-11" aria-hidden="true" />}>
          <RareActs id={request.id} offered={offered} onEdit={onEdit} />
        </Suspense>
      )}
    </div>
  );
}
