import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, CalendarClock, Clock, DatabaseBackup, Flag, MailWarning, MapPinOff, Repeat } from "lucide-react";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { failedMailsInput } from "./inputs.ts";

const mails: string = "/admin/mails";
const own = { ...handlesOwnErrors, retryOnMount: false };

/** What nobody asks for and somebody should look at; each line is loaded, and fails, by itself. */
export function ToWatch() {
  const summary = trpc.dashboard.summary.useQuery(undefined, own);
  const failed = trpc.mail.listFailed.useQuery(failedMailsInput, own);
  return (
    <Card>
      <CardHead title={<Trans>À surveiller</Trans>} />
      <ul className="grid gap-3.5 p-4 md:p-5">
        {summary.data?.backupTrouble !== undefined && (
          <li className="flex items-start gap-3 font-medium text-danger" role="alert">
            <Icon of={DatabaseBackup} className="mt-0.5" />
            <span className="min-w-0 flex-1">
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
        <Line
          icon={Clock}
          query={summary}
          count={summary.data?.unansweredOver48Hours}
          none={<Trans>Aucune offre transmise n’est sans réponse depuis plus de 48 heures.</Trans>}
          link={
            <Link
              to="/admin/jobs"
              search={{ status: "processed", unanswered: "over48Hours", sort: "oldest" }}
              className={linkClass}
            >
              <Trans>Voir ces offres</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural
              value={count}
              one="# offre transmise est sans réponse depuis plus de 48 heures."
              other="# offres transmises sont sans réponse depuis plus de 48 heures."
            />
          )}
        </Line>
        <Line
          icon={Repeat}
          query={summary}
          count={summary.data?.toRelaunch}
          none={<Trans>Aucune offre n’est à relancer.</Trans>}
          link={
            <Link
              to="/admin/jobs"
              search={{ status: "processed", guarantee: "toRelaunch", sort: "oldest" }}
              className={linkClass}
            >
              <Trans>Voir ces offres</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural
              value={count}
              one="# offre est à relancer : une réponse manque, ou son client en veut d’autres."
              other="# offres sont à relancer : une réponse manque, ou leur client en veut d’autres."
            />
          )}
        </Line>
        <Line
          icon={MapPinOff}
          query={summary}
          count={summary.data?.uncoveredToSend}
          none={<Trans>Chaque offre à transmettre a une entreprise qui la couvre.</Trans>}
          link={
            <Link to="/admin/jobs" search={{ coverage: "none" }} className={linkClass}>
              <Trans>Voir ces offres</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural
              value={count}
              one="# offre à transmettre n’a aucune entreprise qui la couvre."
              other="# offres à transmettre n’ont aucune entreprise qui les couvre."
            />
          )}
        </Line>
        <Line
          icon={BadgeCheck}
          query={summary}
          count={summary.data?.waitingProofs}
          none={<Trans>Aucune preuve à contrôler.</Trans>}
          link={
            <Link to="/admin/proofs" className={linkClass}>
              <Trans>Contrôler les preuves</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural
              value={count}
              one="# preuve d’une entreprise attend d’être contrôlée."
              other="# preuves d’entreprises attendent d’être contrôlées."
            />
          )}
        </Line>
        <Line
          icon={Flag}
          query={summary}
          count={summary.data?.openReports}
          none={<Trans>Aucun signalement à traiter.</Trans>}
          link={
            <Link to="/admin/reports" className={linkClass}>
              <Trans>Voir les signalements</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural
              value={count}
              one="# signalement attend d’être regardé."
              other="# signalements attendent d’être regardés."
            />
          )}
        </Line>
        <Line
          icon={CalendarClock}
          query={summary}
          count={summary.data?.subscriptionsEndingIn30Days}
          none={<Trans>Aucun abonnement n’arrive à échéance dans les 30 jours.</Trans>}
          link={
            <Link to="/admin/subscriptions" search={{ ending: "30d", sort: "endsFirst" }} className={linkClass}>
              <Trans>Voir ces abonnements</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural
              value={count}
              one="# abonnement arrive à échéance dans les 30 jours."
              other="# abonnements arrivent à échéance dans les 30 jours."
            />
          )}
        </Line>
        <Line
          icon={MailWarning}
          query={failed}
          count={failed.data?.totalCount}
          none={<Trans>Aucun e-mail n’est resté en souffrance.</Trans>}
          link={
            <Link to={mails} className={linkClass}>
              <Trans>Voir les e-mails en échec</Trans>
            </Link>
          }
        >
          {(count) => (
            <Plural value={count} one="# e-mail n’a pas pu être remis." other="# e-mails n’ont pas pu être remis." />
          )}
        </Line>
      </ul>
    </Card>
  );
}

const linkClass = "inline-flex min-h-6 items-center text-accent-ink underline underline-offset-[0.2em]";

interface LineProps {
  icon: IconShape;
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  count: number | undefined;
  none: ReactNode;
  link: ReactNode;
  children: (count: number) => ReactNode;
}

function Line({ icon, query, count, none, link, children }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon of={icon} className={count ? "mt-0.5 text-warning" : "mt-0.5 text-ink-3"} />
      <div className="min-w-0 flex-1">
        {count !== undefined && count > 0 && (
          <>
            {children(count)} {link}
          </>
        )}
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
    </li>
  );
}
