import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatMoment } from "@metiro/shared/text/format";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { useDurationText, useVisitWords } from "#domain/request/visit-words.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import type { ConversationParties } from "#domain/conversation/parties.ts";

/** What one talks about, in a line that stays above the messages and opens: the company's answer. */
export function AnswerEntry({ answer, parties: { side, other } }: { answer: Recipient; parties: ConversationParties }) {
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
    <details className="border-b border-line bg-paper px-4">
      <Summary className="min-h-11 text-sm">
        <span className="flex min-w-0 flex-wrap gap-x-2">
          <b className="min-w-0 font-semibold wrap-anywhere">
            {side === "company" ? <Trans>Votre réponse</Trans> : <Trans>Réponse : {other}</Trans>}
          </b>
          <span className="num whitespace-normal text-ink-2">
            {[priceOf({ ...answer, vat: undefined }), availableFrom && t`dès le ${formatDay(availableFrom)}`]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
      </Summary>
      <section
        aria-label={t`Réponse en entier`}
        // What scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className="max-h-[40dvh] overflow-y-auto pb-3 focus-visible:-outline-offset-3"
      >
        {respondedAt && <p className="num text-xs text-ink-2">{formatMoment(respondedAt)}</p>}
        <Facts compact items={facts} className="mt-2 border-t border-line" />
        {message && (
          <p className="mt-2 border-t border-line pt-3 text-sm whitespace-pre-line wrap-anywhere">{message}</p>
        )}
      </section>
    </details>
  );
}
