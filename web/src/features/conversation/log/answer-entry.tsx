import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatMoment } from "@metiro/shared/text/format";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { useDurationText, useVisitWords } from "#domain/request/visit-words.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import type { ConversationParties } from "#domain/conversation/parties.ts";

/** With what a conversation begins: the company's answer. */
export function AnswerEntry({ answer, talk: { side, other } }: { answer: Recipient; talk: ConversationParties }) {
  const { t } = useLingui();
  const priceOf = usePriceText();
  const visits = useVisitWords();
  const duration = useDurationText()(answer);
  const { availableFrom, visit, message, respondedAt } = answer;
  const facts: Fact[] = [
    { label: t`Prix`, value: priceOf(answer) ?? t`À convenir` },
    { label: t`Disponible dès le`, value: availableFrom ? formatDay(availableFrom) : t`À convenir` },
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
  ];
  return (
    <article className="rounded-lg border border-line bg-paper p-4">
      <h2 className="font-sans text-sm font-semibold tracking-normal">
        {side === "company" ? <Trans>Votre réponse</Trans> : <Trans>Réponse : {other}</Trans>}
      </h2>
      {respondedAt && <p className="num text-xs text-ink-2">{formatMoment(respondedAt)}</p>}
      <Facts compact items={facts} className="mt-2 border-t border-line" />
      {message && <p className="mt-2 border-t border-line pt-3 text-sm whitespace-pre-line wrap-anywhere">{message}</p>}
    </article>
  );
}
