import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Progress } from "#ui/feedback/progress.tsx";

interface AnswerRateProps {
  company: string;
  /** 0 to 1; undefined while nothing was sent. */
  rate: number | undefined;
  sendings: number;
}

/** How many of the requests of the last twelve months were answered. */
export function AnswerRate({ company, rate, sendings }: AnswerRateProps) {
  const { t } = useLingui();
  if (rate === undefined)
    return (
      <span className="text-ink-3">
        <Trans>Pas encore d’envoi</Trans>
      </span>
    );
  const percent = Math.round(rate * 100);
  return (
    <span className="flex items-center gap-2">
      <span className="w-16 shrink-0">
        <Progress label={t`Taux de réponse : ${company}`} value={percent} />
      </span>
      <span className="num">
        <Trans>{percent} %</Trans>
        <span className="text-xs text-ink-3">
          {" · "}
          <Plural value={sendings} one="# envoi" other="# envois" />
        </span>
      </span>
    </span>
  );
}
