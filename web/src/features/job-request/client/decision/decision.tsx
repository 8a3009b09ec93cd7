import { Trans } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import { Check, X } from "lucide-react";
import { Suspense, useState } from "react";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import { SharedDetails } from "../detail/shared-details.tsx";
import { ExpiredNote } from "./expired-note.tsx";
import { useDecision } from "./use-decision.ts";

const RejectDialog = lazyPart(() => import("./reject-dialog.tsx"));

interface DecisionProps {
  request: JobRequest;
  offer: Recipient;
  /** The last day of its offer has passed, as far as the page knows the offer. */
  expired?: boolean;
}

/** What a client can do about an answer: accept it, write, decline it. */
export function Decision({ request, offer, expired = false }: DecisionProps) {
  const { accept, accepting, refusal } = useDecision(request, offer, <SharedDetails request={request} />);
  const { rejectReason, rejectNote } = offer;
  const reasons = useRejectReasons();
  const [rejecting, setRejecting] = useState(false);
  return (
    <div className="mt-auto grid gap-2 md:max-w-80">
      {offer.clientDecision === "accepted" && (
        <Badge tone="success" icon={Check} className="justify-self-start bg-surface!">
          <Trans>Acceptée</Trans>
        </Badge>
      )}
      {offer.clientDecision === "rejected" && (
        <Badge tone="neutral" icon={X} className="justify-self-start">
          <Trans>Déclinée</Trans>
        </Badge>
      )}
      {(rejectReason || rejectNote) && (
        <p className="mb-1 text-sm whitespace-pre-line text-ink-2">
          {[rejectReason && reasons[rejectReason], rejectNote].filter(Boolean).join("\n")}
        </p>
      )}
      {expired && offer.clientDecision !== "accepted" && <ExpiredNote />}
      {!expired && offer.clientDecision !== "accepted" && (
        <Button
          block
          variant={stageOf(request) === "choice" ? "primary" : "secondary"}
          onClick={accept}
          loading={accepting}
          disabledReason={refusal.accept}
        >
          <Trans>Accepter</Trans>
        </Button>
      )}
      <MessagesLink
        block
        side="client"
        pair={{ jobRequestId: request.id, companyId: offer.company.id }}
        open={request.status === JobStatus.Processed && offer.clientDecision !== "rejected"}
        begun={offer.hasConversation ?? false}
      />
      {offer.clientDecision !== "accepted" && (
        <Button block variant="ghost" onClick={() => setRejecting(true)} disabledReason={refusal.reject}>
          <Trans>Décliner</Trans>
        </Button>
      )}
      {rejecting && (
        <Suspense>
          <RejectDialog request={request} offer={offer} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </div>
  );
}
