import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatAmount } from "@metiro/shared/text/format";
import { answerRate, answerRateMonths } from "@metiro/shared/job-request/answer-rate";
import { acceptanceRate } from "@metiro/shared/job-request/acceptance-rate";
import { enoughRequests, figureDays } from "@metiro/shared/job-request/constants";
import type { OwnFigures } from "@metiro/shared/job-request/my-statistics";
import type { UsualFigures } from "@metiro/shared/job-request/usual-figures";
import { type ReactNode, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { figureAdvice } from "./advice.tsx";
import { UsualHead } from "./usual-head.tsx";
import { UsualLine, useGapWords } from "./usual-line.tsx";
import { shareText } from "#ui/number/share-text.ts";

/** How the company answers, against its own past and beside what is usual in its trade. */
export function OwnFiguresCard() {
  const { data, error } = trpc.jobRequest.ownFigures.useQuery(undefined, handlesOwnErrors);
  const { data: usual = [] } = trpc.jobRequest.usualFigures.useQuery(undefined, handlesOwnErrors);
  if (error && !data) return null;
  return (
    <Card>
      <CardHead title={<Trans>Vos chiffres</Trans>} aside={<Trans>{figureDays} jours</Trans>} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!data ? (
          // As high as the figures are, so that what stands below does not jump when they come.
          <SkeletonArea className="grid min-h-100 content-start gap-6">
            {["hours", "answered", "accepted"].map((figure) => (
              <span key={figure} className="grid gap-2">
                <Skeleton shape="short" />
                <Skeleton shape="title" />
                <Skeleton />
              </span>
            ))}
          </SkeletonArea>
        ) : data.present.received < enoughRequests ? (
          <p className="text-ink-2">
            <Trans>
              Pas encore assez de demandes : dès {enoughRequests} en {figureDays} jours, vous voyez ici comment vous
              répondez.
            </Trans>
          </p>
        ) : (
          <Figures figures={data} usual={usual} />
        )}
      </CardBody>
    </Card>
  );
}

interface FiguresProps {
  figures: OwnFigures;
  usual: readonly UsualFigures[];
}

function Figures({ figures: { present, before, lastYear }, usual }: FiguresProps) {
  const { t } = useLingui();
  const past = before.received < enoughRequests ? undefined : before;
  const hours = useHoursText();
  const points = (now: number | undefined, then: number | undefined) =>
    now === undefined || then === undefined ? undefined : Math.round((now - then) * 100);
  const { open, interested, decided } = present;
  const undecided = interested - decided;
  const changed = points(acceptanceRate(present), past && acceptanceRate(past));
  const rate = answerRate({ answered: lastYear.answered, due: lastYear.received });
  const [chosen, setChosen] = useState<string>();
  const beside = usual.find(({ category }) => category.id === chosen) ?? usual[0];
  const gapWords = useGapWords();
  const whole = (value: number) => `${Math.round(value)}\u00a0%`;
  const amount = (value: number) => formatAmount(value, beside?.price?.currency ?? "");
  const times100 = (share: number | undefined) => (share === undefined ? undefined : share * 100);
  return (
    <>
      {beside && <UsualHead all={usual} current={beside} onChange={setChosen} />}
      <dl className="grid gap-4">
        <Figure
          name={t`Temps de réponse, médiane`}
          value={present.medianHours === undefined ? "–" : hours(present.medianHours)}
          usual={
            <UsualLine
              usual={beside?.answerHours}
              own={present.medianHours}
              text={hours}
              words={gapWords.hours(hours)}
              advice={figureAdvice.hours}
            />
          }
        >
          {past?.medianHours !== undefined && present.medianHours !== undefined && (
            <Faster now={present.medianHours} then={past.medianHours} />
          )}
        </Figure>
        <Figure
          name={t`Taux de réponse, ${answerRateMonths} mois`}
          value={shareText(rate)}
          usual={
            <UsualLine
              usual={beside?.answerPercent}
              own={times100(rate)}
              text={whole}
              words={gapWords.shares}
              advice={figureAdvice.answered}
            />
          }
        >
          <Apart count={open} isAlone>
            <Plural value={open} one="# encore dans le délai" other="# encore dans le délai" />
          </Apart>
        </Figure>
        <Figure
          name={t`Réponses acceptées`}
          value={shareText(acceptanceRate(present))}
          usual={
            <UsualLine
              usual={beside?.acceptedPercent}
              own={times100(acceptanceRate(present))}
              text={whole}
              words={gapWords.shares}
              advice={figureAdvice.accepted}
            />
          }
        >
          <Change points={changed} />
          <Apart count={undecided} isAlone={changed === undefined}>
            <Plural value={undecided} one="# en attente d’une décision" other="# en attente d’une décision" />
          </Apart>
        </Figure>
        {beside?.price && (
          <Figure
            name={t`Votre prix pour un travail entier, médiane`}
            value={beside.price.own === undefined ? "–" : formatAmount(beside.price.own, beside.price.currency)}
            usual={
              <UsualLine
                usual={beside.price}
                own={beside.price.own}
                text={amount}
                words={gapWords.prices(amount)}
                advice={figureAdvice.price}
              />
            }
          />
        )}
      </dl>
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** Against one's own past. */
  children?: ReactNode;
  /** Beside others. */
  usual: ReactNode;
}

function Figure({ name, value, children, usual }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>
        <span className="num text-xl font-semibold">{value}</span>
        <span className="ml-2 text-sm text-ink-2">{children}</span>
        {usual}
      </dd>
    </div>
  );
}

function Change({ points }: { points: number | undefined }) {
  if (points === undefined) return null;
  if (points === 0) return <Trans>comme avant</Trans>;
  return points > 0 ? (
    <Plural value={points} one="# point de plus qu’avant" other="# points de plus qu’avant" />
  ) : (
    <Plural value={-points} one="# point de moins qu’avant" other="# points de moins qu’avant" />
  );
}

/** What a rate leaves out: it may still be answered in time, or its client still decides. */
function Apart({ count, isAlone, children }: { count: number; isAlone: boolean; children: ReactNode }) {
  if (!(count > 0)) return null;
  return (
    <span className="num">
      {!isAlone && " · "}
      {children}
    </span>
  );
}

function Faster({ now, then }: { now: number; then: number }) {
  const hours = useHoursText();
  const gap = hours(Math.abs(now - then));
  if (Math.abs(now - then) < 0.5) return <Trans>comme avant</Trans>;
  return now < then ? <Trans>{gap} plus vite qu’avant</Trans> : <Trans>{gap} plus lent qu’avant</Trans>;
}

/** « 5 h », « 3 jours » */
function useHoursText(): (value: number) => string {
  const { t } = useLingui();
  return (value) => {
    if (value < 1) return t`moins d’une heure`;
    const rounded = Math.round(value);
    const days = Math.round(value / 24);
    return value < 48 ? t`${rounded} h` : t`${days} jours`;
  };
}
