import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { Recipient } from "@metiro/shared/job-request/schema";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { recipientState } from "#domain/request/recipient-state.ts";
import { recipientStates } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useDurationText, useVisitWords } from "#domain/request/visit-words.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));
const OfferDetail = lazyPart(() => import("./recipients/offer-detail.tsx"));

/** What the companies answered. */
export function AnswerListCard({ id, recipients }: { id: string; recipients: readonly Recipient[] }) {
  const answers = recipients.filter(({ response }) => response !== "none");
  if (answers.length === 0) return null;
  return (
    <Card>
      <CardHead title={<Trans>Réponses</Trans>} aside={<Count value={answers.length} />} />
      <ul>
        {answers.map((answer) => (
          <li key={answer.company.id} className="border-b border-line px-4 py-4 last:border-b-0 md:px-5">
            <Answer answer={answer} />
            {answer.offerLines !== undefined && (
              <WholeOffer pair={{ jobRequestId: id, companyId: answer.company.id }} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The offer that an answer sums up, with its versions; fetched when it is opened. */
function WholeOffer({ pair }: { pair: OfferPair }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="link"
        iconAfter={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="mt-2"
      >
        {open ? <Trans>Fermer l’offre ligne par ligne</Trans> : <Trans>Lire l’offre ligne par ligne</Trans>}
      </Button>
      <div id={id} className="mt-3 empty:hidden">
        {open && (
          <Suspense>
            <OfferDetail pair={pair} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Answer({ answer }: { answer: Recipient }) {
  const { t } = useLingui();
  const priceOf = usePriceText();
  const nameOf = useCompanyName();
  const visits = useVisitWords();
  const duration = useDurationText()(answer);
  const { company, response, availableFrom, visit, message } = answer;
  const day = availableFrom && formatDay(availableFrom);
  const terms =
    response === "interested"
      ? [priceOf(answer) ?? t`Prix à convenir`, day && t`disponible dès le ${day}`, duration, visit && visits[visit]]
          .filter(Boolean)
          .join(" · ")
      : undefined;
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="title-4 min-w-0">{nameOf(company)}</h3>
        <StatusBadge of={recipientStates[recipientState(answer)]} />
      </div>
      {terms && <p className="font-semibold tabular-nums">{terms}</p>}
      <p className="max-w-read whitespace-pre-line text-ink-2">{message ?? <Trans>Sans message.</Trans>}</p>
      {answer.document && (
        <div className="max-w-120">
          <Suspense>
            <AnswerDocument document={answer.document} />
          </Suspense>
        </div>
      )}
    </article>
  );
}
