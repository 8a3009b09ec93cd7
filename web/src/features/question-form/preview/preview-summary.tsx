import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { Answer } from "@metiro/shared/sub-category/questions";
import { answerPresent } from "@metiro/shared/sub-category/questions/answers/answer-present";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/display/card.tsx";
import type { PreviewWindow } from "./use-preview.ts";

interface PreviewSummaryProps {
  preview: PreviewWindow;
  language: Language;
  currency: string;
}

/** The answers as the client reads them again before it sends: each under its short label, with the way back to it. */
export function PreviewSummary({ preview, ...words }: PreviewSummaryProps) {
  const { t } = useLingui();
  const { screens, answers, go } = preview;
  return (
    <Card>
      <ul>
        {screens.map(({ question }, index) => {
          const label = shortIn(question, words) || "…";
          const answer = answers[question.id];
          return (
            <li
              key={question.id}
              className="flex items-start justify-between gap-4 border-t border-line px-4 py-3.5 first:border-t-0 md:px-5"
            >
              <div className="min-w-0">
                <p className="text-sm text-ink-2">{label}</p>
                <p className="font-medium whitespace-pre-line wrap-anywhere">
                  {answerPresent(answer) ? (
                    answerText(question, answer as Answer, words)
                  ) : (
                    <span className="font-normal text-ink-3">
                      <Trans>Sans indication</Trans>
                    </span>
                  )}
                </p>
              </div>
              <Button variant="link" className="shrink-0" onClick={() => go(index)} aria-label={t`Modifier : ${label}`}>
                <Trans>Modifier</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
