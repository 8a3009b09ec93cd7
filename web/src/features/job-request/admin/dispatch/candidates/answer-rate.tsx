import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Progress } from "#ui/feedback/progress.tsx";
import { CellNote } from "#ui/table/table.tsx";

interface AnswerRateProps {
  company: string;
  /** 0 to 1; undefined while nothing is due. */
  rate: number | undefined;
  sendings: number;
  /** Those that may still be answered in time, which the rate leaves out. */
  open: number;
}

/** How many of the requests of the last twelve months were answered, and how many are open. */
export function AnswerRate({ company, rate, sendings, open }: AnswerRateProps) {
  const { t } = useLingui();
  if (sendings === 0)
    return (
      <span className="text-ink-3">
        <Trans>Pas encore d’envoi</Trans>
      </span>
    );
  const percent = rate === undefined ? undefined : Math.round(rate * 100);
  return (
    <>
      <span className="flex items-center gap-x-2 max-md:inline-flex max-md:align-middle">
        {percent !== undefined && (
          <span className="w-16 shrink-0 max-md:w-10 md:@max-[57rem]/table:hidden">
            <Progress label={t`Taux de réponse : ${company}`} value={percent} />
          </span>
        )}
        <span className="num">{percent === undefined ? "–" : <Trans>{percent} %</Trans>}</span>
      </span>
      <CellNote className="num max-md:ml-2 whitespace-nowrap! max-md:inline">
        <Plural value={sendings} one="# envoi" other="# envois" />
        {open > 0 && (
          <span className="max-md:hidden">
            {" · "}
            <Plural value={open} one="# en attente" other="# en attente" />
          </span>
        )}
      </CellNote>
    </>
  );
}
