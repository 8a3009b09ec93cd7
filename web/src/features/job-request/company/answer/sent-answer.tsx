import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { Pencil } from "lucide-react";
import { Suspense } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { OfferLink } from "../offer/offer-link.tsx";
import { useAnswerRefusal } from "./answer-refusal.ts";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { WithdrawAnswer } from "./withdraw-answer.tsx";
import { useDurationText, useVisitWords } from "#domain/request/visit-words.ts";
import { receivedState } from "../received-state.ts";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));

interface SentAnswerProps {
  request: JobRequest;
  own: Recipient;
  onEdit: () => void;
}

/** The answer as the client has it, and whether it can still change. */
export function SentAnswer({ request, own, onEdit }: SentAnswerProps) {
  const { t } = useLingui();
  const priceOf = usePriceText();
  const momentOf = useMomentText();
  const reasons = useDeclineWords();
  const visits = useVisitWords();
  const duration = useDurationText()(own);
  const { response, availableFrom, visit, message, respondedAt, declineReason, withdrawn } = own;
  const quote: Fact[] = [
    { label: t`Prix`, value: priceOf(own) ?? t`À convenir` },
    { label: t`Disponible dès le`, value: availableFrom ? formatDay(availableFrom) : t`À convenir` },
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
  ];
  const words: Fact = {
    label: t`Message`,
    value: <span className="font-normal whitespace-pre-line">{message ?? t`Sans message`}</span>,
  };
  const facts: Fact[] = [
    ...(response === "interested" ? quote : []),
    ...(withdrawn && message === undefined ? [] : [words]),
    ...(declineReason ? [{ label: t`Motif`, value: reasons[declineReason] }] : []),
    ...(respondedAt ? [{ label: withdrawn ? t`Retirée le` : t`Envoyée le`, value: momentOf(respondedAt) }] : []),
  ];
  const refusal = useAnswerRefusal(request, own);
  const amendRefusal = useRefusalWords("Company")("answer", request);
  const offered = own.offerLines !== undefined;
  const accepted = response === "interested" && own.clientDecision === "accepted";
  return (
    <div className="grid gap-4">
      <StateNote request={request} />
      <Facts items={facts} className="-my-1" />
      {own.document && (
        <Suspense>
          <AnswerDocument document={own.document} />
        </Suspense>
      )}
      <div className="grid gap-2 md:flex md:flex-wrap">
        {accepted && amendRefusal === undefined && (
          <AmendmentLink pair={{ jobRequestId: request.id, companyId: own.company.id }} />
        )}
        {response === "interested" && refusal === undefined && (
          <OfferLink id={request.id} to={offered ? "version" : "offer"} />
        )}
        {/* What was accepted changes by an amendment alone. */}
        {!accepted && (
          <Button variant={offered ? "ghost" : "secondary"} icon={Pencil} onClick={onEdit} disabledReason={refusal}>
            {withdrawn ? (
              <Trans>Répondre de nouveau</Trans>
            ) : response === "declined" ? (
              <Trans>Répondre quand même</Trans>
            ) : offered ? (
              <Trans>Donner une réponse courte à la place</Trans>
            ) : (
              <Trans>Modifier ma réponse</Trans>
            )}
          </Button>
        )}
        {response === "interested" && (
          <MessagesLink
            side="company"
            pair={{ jobRequestId: request.id, companyId: own.company.id }}
            open={request.status === JobStatus.Processed && own.clientDecision !== "rejected"}
            begun={own.hasConversation ?? false}
          />
        )}
      </div>
      {response === "interested" && refusal === undefined && <WithdrawAnswer id={request.id} offered={offered} />}
    </div>
  );
}

function StateNote({ request }: { request: JobRequest }) {
  switch (receivedState(request)) {
    case "waiting":
      if (request.doneAt !== undefined) return <DoneNote request={request} />;
      return (
        <Note>
          <Trans>Le client compare les réponses. Nous vous écrivons dès qu’il a choisi.</Trans>
        </Note>
      );
    case "accepted":
      if (request.doneAt !== undefined) return <DoneNote request={request} />;
      return (
        <Note tone="success">
          <Trans>
            Le client a accepté votre réponse. Ses coordonnées sont affichées : convenez de la suite avec lui.
          </Trans>
        </Note>
      );
    case "rejected":
      return (
        <Note>
          <p>
            <Trans>Le client n’a pas retenu votre réponse.</Trans>
          </p>
          <RejectedBecause request={request} />
        </Note>
      );
    case "declined":
      return (
        <Note>
          <Trans>Vous avez décliné cette demande.</Trans>
        </Note>
      );
    case "withdrawn":
      return (
        <Note>
          <Trans>
            Vous avez retiré votre réponse. Vous pouvez répondre de nouveau tant que la demande est ouverte.
          </Trans>
        </Note>
      );
    case "given":
      return (
        <Note>
          <Trans>
            Le client a choisi une autre entreprise. Votre réponse reste là : il peut encore la retenir aussi.
          </Trans>
        </Note>
      );
    case "new":
    case "seen":
    case "asked":
    case "canceled":
      return null;
  }
}

/** Who did the work is told to that company alone. */
function DoneNote({ request: { doneOn = "", doneCompanyId } }: { request: JobRequest }) {
  return (
    <Note tone={doneCompanyId ? "success" : "info"}>
      {doneCompanyId ? (
        <Trans>Le client indique que vous avez terminé le travail le {formatDay(doneOn)}. Merci !</Trans>
      ) : (
        <Trans>Le client indique que le travail est terminé. La demande est close.</Trans>
      )}
    </Note>
  );
}

/** Why the client did not take the answer, as far as it said so. */
function RejectedBecause({ request: { jobRequestCompanies } }: { request: JobRequest }) {
  const words = useRejectReasons();
  const { rejectReason, rejectNote } = jobRequestCompanies[0] ?? {};
  if (!rejectReason && !rejectNote) return null;
  const reason = rejectReason && words[rejectReason];
  return (
    <>
      {reason && (
        <p className="mt-1">
          <Trans>Raison indiquée : {reason}</Trans>
        </p>
      )}
      {rejectNote && <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">{rejectNote}</p>}
    </>
  );
}

/** The way to an amendment. One at a time waits for the client: it stands below, where it can be taken back. */
function AmendmentLink({ pair }: { pair: OfferPair }) {
  const { data: history } = trpc.offer.get.useQuery(pair, { ...handlesOwnErrors, retryOnMount: false });
  return history?.proposed ? null : <OfferLink id={pair.jobRequestId} to="amendment" />;
}
