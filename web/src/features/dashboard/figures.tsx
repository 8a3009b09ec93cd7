import { Trans, useLingui } from "@lingui/react/macro";
import type { DashboardSummary } from "@metiro/shared/dashboard/schema";
import { answerRateMonths } from "@metiro/shared/job-request/answer-rate";
import { formatAmount, formatCount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { Ban, CheckCheck, MessageSquare, TrendingUp, UserRound, Building2 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Card } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { FigureLinks, FigureTile } from "#ui/display/figure-tiles.tsx";
import type { IconShape } from "#ui/icon.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { useHoursText } from "#i18n/use-hours-text.ts";
import { shareText } from "#ui/number/share-text.ts";

const ways = {
  processed: (parts: LinkParts) => (
    <Link {...parts} to="/admin/jobs" search={{ status: "processed", sort: "newest" }} />
  ),
  canceled: (parts: LinkParts) => <Link {...parts} to="/admin/jobs" search={{ status: "canceled", sort: "newest" }} />,
  statistics: (parts: LinkParts) => <Link {...parts} to="/admin/statistics" />,
  revenue: (parts: LinkParts) => <Link {...parts} to="/admin/subscriptions/revenue" />,
  companies: (parts: LinkParts) => <Link {...parts} to="/admin/company/all" />,
  clients: (parts: LinkParts) => <Link {...parts} to="/admin/tenderer/all" />,
};

/** How things stand, each figure the way to what it counts. What is to be done is counted above, where it is done. */
export function Figures() {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.dashboard.summary.useQuery(undefined, {
    ...handlesOwnErrors,
    retryOnMount: false,
  });
  if (isError && !isFetching && !data)
    return (
      <Card>
        <ErrorState title={<Trans>Les chiffres n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()}>
          <Trans>Vos données ne sont pas perdues.</Trans>
        </ErrorState>
      </Card>
    );
  return (
    <FigureLinks aria-label={t`Chiffres`} aria-busy={!data} className="lg:grid-cols-3">
      <OfRequests summary={data} />
      <OfPeople summary={data} />
    </FigureLinks>
  );
}

function OfRequests({ summary }: { summary: DashboardSummary | undefined }) {
  const counts = summary?.jobRequests;
  const hoursText = useHoursText();
  const { medianHoursToSend, medianHoursToFirstAnswer } = summary ?? {};
  const toSend = medianHoursToSend === undefined ? undefined : hoursText(medianHoursToSend);
  const toAnswer = medianHoursToFirstAnswer === undefined ? undefined : hoursText(medianHoursToFirstAnswer);
  const { met = 0, missed = 0 } = summary?.guarantee ?? {};
  const kept = met + missed === 0 ? undefined : shareText(met / (met + missed));
  const rate = summary && shareText(summary.answerRate);
  return (
    <>
      <Figure
        link={ways.processed}
        icon={CheckCheck}
        label={<Trans>Offres transmises</Trans>}
        value={counts?.processed}
      >
        {kept === undefined
          ? toSend && <Trans>transmises en {toSend}, médiane de 30 jours</Trans>
          : toSend && (
              <Trans>
                transmises en {toSend}, {kept} de promesses tenues en 30 jours
              </Trans>
            )}
      </Figure>
      <Figure link={ways.canceled} icon={Ban} label={<Trans>Offres annulées</Trans>} value={counts?.canceled}>
        {counts && counts.total > 0 && <Trans>{shareText(counts.canceled / counts.total)} de toutes les offres</Trans>}
      </Figure>
      <Figure link={ways.statistics} icon={MessageSquare} label={<Trans>Taux de réponse</Trans>} value={rate}>
        {toAnswer ? (
          <Trans>
            sur {answerRateMonths} mois, première réponse en {toAnswer} (médiane)
          </Trans>
        ) : (
          summary && <Trans>des envois des 12 derniers mois</Trans>
        )}
      </Figure>
    </>
  );
}

function OfPeople({ summary }: { summary: DashboardSummary | undefined }) {
  const subscribed = summary && formatCount(summary.activeSubscriptions);
  return (
    <>
      <Figure
        link={ways.revenue}
        icon={TrendingUp}
        label={<Trans>Revenus de l’année</Trans>}
        value={summary && formatAmount(summary.revenueThisYear, summary.currency)}
      >
        {summary && <Trans>abonnements commencés cette année</Trans>}
      </Figure>
      <Figure link={ways.companies} icon={Building2} label={<Trans>Entreprises</Trans>} value={summary?.companies}>
        {subscribed && <Trans>dont {subscribed} avec un abonnement en cours</Trans>}
      </Figure>
      <Figure link={ways.clients} icon={UserRound} label={<Trans>Clients</Trans>} value={summary?.tenderers}>
        {null}
      </Figure>
    </>
  );
}

interface FigureProps {
  link: (parts: LinkParts) => ReactElement;
  icon: IconShape;
  label: ReactNode;
  /** Undefined: not here yet. */
  value: number | string | undefined;
  children: ReactNode;
}

function Figure({ value, children, ...rest }: FigureProps) {
  return (
    <FigureTile {...rest} value={typeof value === "number" ? formatCount(value) : value} note={children || null} />
  );
}
