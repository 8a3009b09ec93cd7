import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { stageOf } from "@metiro/shared/job-request/stage";
import { Check, X } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { useDurationText, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { useAmountText, usePriceUnitWords } from "#domain/request/price-text.ts";
import { ReportButton } from "#domain/report/report-button.tsx";
import { CompanyActivity, CompanyHead, CompanyWords } from "./company-card.tsx";
import { useScores } from "#domain/review/use-scores.ts";
import { PriceScale } from "./price-scale.tsx";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import { SharedDetails } from "../detail/shared-details.tsx";
import { useDecision } from "./use-decision.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const RejectDialog = lazyPart(() => import("./reject-dialog.tsx"));

interface AnswerColumnProps {
  request: JobRequest;
  offer: Recipient;
  /** All that it is compared with. */
  offers: readonly Recipient[];
  id: string;
  className?: string | undefined;
}

/** One answer: company, price, facts, message, decision. Its seven parts stand on the rows of the grid around it. */
export function AnswerColumn({ request, offer, offers, id, className }: AnswerColumnProps) {
  const { t } = useLingui();
  const visits = useVisitWords();
  const duration = useDurationText()(offer);
  const vats = useVatWords();
  const { company, availableFrom, visit, respondedAt, message, clientDecision } = offer;
  const headingId = useId();
  const scoreOf = useScores(offers.map((one) => one.company.id));
  const price = useAmountText()(offer.priceMin, offer.priceMax, offer.currency);
  const units = usePriceUnitWords();
  const facts: Fact[] = [
    { label: t`Disponible dès le`, value: availableFrom ? <Day of={availableFrom} /> : <NotTold /> },
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
    ...(respondedAt ? [{ label: t`Répondu le`, value: <Day of={respondedAt} /> }] : []),
  ];
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className={cn(
        "row-span-7 -mt-px -ml-px grid min-w-0 grid-rows-subgrid content-start border-t border-l border-line px-4 pt-6 pb-5 md:px-5",
        clientDecision === "accepted" && "bg-success-soft",
        className,
      )}
    >
      <CompanyHead company={company} id={headingId} score={scoreOf(company.id)} />
      <div>
        <CompanyActivity company={company} />
        <CompanyWords company={company} />
        <ReportButton
          targets={[{ kind: "company", id: company.id }]}
          label={t`Signaler l’entreprise ${company.name}`}
        />
      </div>
      <div className="@container mt-5">
        <p className="font-display text-[length:clamp(1.0625rem,9cqi,1.5rem)] leading-8 font-semibold tracking-[-0.02em] tabular-nums">
          {price ?? (
            <span className="text-ink-3">
              <Trans>Prix non indiqué</Trans>
            </span>
          )}
        </p>
      </div>
      <div>
        <p className="text-xs text-ink-3">
          {price && [units[offer.priceUnit ?? "total"], offer.vat && vats[offer.vat]].filter(Boolean).join(", ")}
        </p>
        <PriceScale request={request} offer={offer} offers={offers} />
      </div>
      <Facts compact items={facts} className="mt-4 border-t border-line [&_dd]:shrink-0" />
      <p className="mt-3 mb-5 border-t border-line pt-3 whitespace-pre-line">
        {message ?? (
          <span className="text-ink-3">
            <Trans>Sans message</Trans>
          </span>
        )}
      </p>
      <Decision request={request} offer={offer} />
    </article>
  );
}

const NotTold = () => (
  <span className="font-normal text-ink-3">
    <Trans>Non indiqué</Trans>
  </span>
);

const Day = ({ of: iso }: { of: string }) => <span className="num">{formatDay(iso)}</span>;

function Decision({ request, offer }: Pick<AnswerColumnProps, "request" | "offer">) {
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
      {offer.clientDecision !== "accepted" && (
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
          <RejectDialog request={request} company={offer.company} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </div>
  );
}
