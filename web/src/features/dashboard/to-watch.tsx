import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DashboardSummary } from "@metiro/shared/dashboard/schema";
import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  CalendarClock,
  ChevronRight,
  Clock,
  DatabaseBackup,
  Flag,
  MailWarning,
  MapPinOff,
  Repeat,
} from "lucide-react";
import type { ReactElement } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { Icon, type IconShape } from "#ui/icon.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { failedMailsInput } from "./dashboard-inputs.ts";

const mails: string = "/admin/mails";
const own = { ...handlesOwnErrors, retryOnMount: false };

/** What nobody asks for and somebody should look at; each line is loaded, and fails, by itself. */
export function ToWatch() {
  const summary = trpc.dashboard.summary.useQuery(undefined, own);
  const failed = trpc.mail.listFailed.useQuery(failedMailsInput, own);
  const lines = useLines(summary, failed);
  return (
    <Card>
      <CardHead title={<Trans>À surveiller</Trans>} />
      <ul className="divide-y divide-line">
        {summary.data?.backupTrouble !== undefined && (
          <li className="flex items-start gap-3 px-4 py-3 font-medium text-danger md:px-5">
            <Icon of={DatabaseBackup} className="mt-0.5" />
            <span className="min-w-0 flex-1" role="alert">
              {summary.data.backupTrouble === "failed" ? (
                <Trans>La dernière sauvegarde a échoué. Prévenez la personne qui exploite le serveur.</Trans>
              ) : (
                <Trans>
                  Aucune sauvegarde n’a abouti depuis plus de 26 heures. Prévenez la personne qui exploite le serveur.
                </Trans>
              )}
            </span>
          </li>
        )}
        {lines.map(({ id, ...line }) => (
          <Line key={id} {...line} />
        ))}
      </ul>
    </Card>
  );
}

/** All of the line leads there. */
const linkClass = "-mr-1 grid size-6 place-items-center self-center text-ink-3 after:absolute after:inset-0";

interface LineProps {
  id: string;
  icon: IconShape;
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Undefined: not here yet. */
  count: number | undefined;
  none: string;
  some: (count: number) => string;
  /** Where these are, and what leads there. */
  way: (parts: LinkParts) => ReactElement;
  wayWords: string;
}

type Summary = LineProps["query"] & { data: DashboardSummary | undefined };

function useLines(
  summary: Summary,
  failed: LineProps["query"] & { data: { totalCount: number } | undefined },
): LineProps[] {
  const { t } = useLingui();
  const { data } = summary;
  const theseOffers = t`Voir ces offres`;
  return [
    {
      id: "unanswered",
      icon: Clock,
      query: summary,
      count: data?.unansweredOver48Hours,
      none: t`Aucune offre transmise n’est sans réponse depuis plus de 48 heures.`,
      some: (count) =>
        t`${plural(count, { one: "# offre transmise est sans réponse depuis plus de 48 heures.", other: "# offres transmises sont sans réponse depuis plus de 48 heures." })}`,
      way: (parts) => (
        <Link {...parts} to="/admin/jobs" search={{ status: "processed", unanswered: "over48Hours", sort: "oldest" }} />
      ),
      wayWords: theseOffers,
    },
    {
      id: "relaunch",
      icon: Repeat,
      query: summary,
      count: data?.toRelaunch,
      none: t`Aucune offre n’est à relancer.`,
      some: (count) =>
        t`${plural(count, { one: "# offre est à relancer : une réponse manque, ou son client en veut d’autres.", other: "# offres sont à relancer : une réponse manque, ou leur client en veut d’autres." })}`,
      way: (parts) => <Link {...parts} to="/admin/jobs" search={{ status: "relaunch", sort: "oldest" }} />,
      wayWords: theseOffers,
    },
    {
      id: "uncovered",
      icon: MapPinOff,
      query: summary,
      count: data?.uncoveredToSend,
      none: t`Chaque offre à transmettre a une entreprise abonnée qui la couvre.`,
      some: (count) =>
        t`${plural(count, { one: "# offre à transmettre n’a aucune entreprise abonnée qui la couvre.", other: "# offres à transmettre n’ont aucune entreprise abonnée qui les couvre." })}`,
      way: (parts) => <Link {...parts} to="/admin/jobs" search={{ coverage: "none" }} />,
      wayWords: theseOffers,
    },
    {
      id: "proofs",
      icon: BadgeCheck,
      query: summary,
      count: data?.waitingProofs,
      none: t`Aucune preuve à contrôler.`,
      some: (count) =>
        t`${plural(count, { one: "# preuve d’une entreprise attend d’être contrôlée.", other: "# preuves d’entreprises attendent d’être contrôlées." })}`,
      way: (parts) => <Link {...parts} to="/admin/proofs" />,
      wayWords: t`Contrôler les preuves`,
    },
    {
      id: "reports",
      icon: Flag,
      query: summary,
      count: data?.openReports,
      none: t`Aucun signalement à traiter.`,
      some: (count) =>
        t`${plural(count, { one: "# signalement attend d’être regardé.", other: "# signalements attendent d’être regardés." })}`,
      way: (parts) => <Link {...parts} to="/admin/reports" />,
      wayWords: t`Voir les signalements`,
    },
    {
      id: "subscriptions",
      icon: CalendarClock,
      query: summary,
      count: data?.subscriptionsEndingIn30Days,
      none: t`Aucun abonnement n’arrive à échéance dans les 30 jours.`,
      some: (count) =>
        t`${plural(count, { one: "# abonnement arrive à échéance dans les 30 jours.", other: "# abonnements arrivent à échéance dans les 30 jours." })}`,
      way: (parts) => <Link {...parts} to="/admin/subscriptions" search={{ ending: "30d", sort: "endsFirst" }} />,
      wayWords: t`Voir ces abonnements`,
    },
    {
      id: "mails",
      icon: MailWarning,
      query: failed,
      count: failed.data?.totalCount,
      none: t`Aucun e-mail n’est resté en souffrance.`,
      some: (count) =>
        t`${plural(count, { one: "# e-mail n’a pas pu être remis.", other: "# e-mails n’ont pas pu être remis." })}`,
      way: (parts) => <Link {...parts} to={mails} />,
      wayWords: t`Voir les e-mails en échec`,
    },
  ];
}

function Line({ icon, query, count, none, some, way, wayWords }: Omit<LineProps, "id">) {
  return (
    <li
      className={cn(
        "relative flex items-start gap-3 px-4 py-3 md:px-5",
        count && "hover:bg-hover",
        // A phone tells what there is to look at.
        count === 0 && "max-md:not-only:hidden",
      )}
    >
      <Icon of={icon} className={count ? "mt-0.5 text-warning" : "mt-0.5 text-ink-3"} />
      <div className="min-w-0 flex-1">
        {count !== undefined && count > 0 && some(count)}
        {count === 0 && <span className="text-ink-2">{none}</span>}
        {count === undefined && query.isError && !query.isFetching && (
          <span className="flex flex-wrap items-center gap-x-3">
            <Trans>Ce chiffre n’a pas pu être chargé.</Trans>
            <Button size="sm" variant="ghost" onClick={() => void query.refetch()}>
              <Trans>Réessayer</Trans>
            </Button>
          </span>
        )}
        {count === undefined && !(query.isError && !query.isFetching) && (
          <SkeletonArea>
            <Skeleton className="mt-1.5" />
          </SkeletonArea>
        )}
      </div>
      {count !== undefined &&
        count > 0 &&
        way({
          className: linkClass,
          children: (
            <>
              <VisuallyHidden>{wayWords}</VisuallyHidden>
              <Icon of={ChevronRight} size="sm" />
            </>
          ),
        })}
    </li>
  );
}
