import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { BadgeCheck, Ban, CheckCheck, MapPinOff, TreePalm } from "lucide-react";
import type { ReactNode } from "react";
import { StandingCell } from "#domain/subscription/standing-cell.tsx";
import type { Column } from "#list/column.ts";
import { Avatar } from "#ui/display/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { CellNote } from "#ui/table/table.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { AnswerRate } from "./answer-rate.tsx";
import type { Candidate } from "./candidates.ts";

/** A company and the reasons for its rank. */
export function useCandidateColumns(): Column<Candidate>[] {
  const { t } = useLingui();
  const unknown = <span className="text-ink-3">–</span>;
  return [
    { key: "company", header: t`Entreprise`, primary: true, cell: (candidate) => <Company company={candidate} /> },
    {
      key: "coverage",
      header: t`Couverture`,
      hideOn: "between",
      cell: ({ coverage }) => <Coverage coverage={coverage} />,
    },
    {
      key: "subscription",
      header: t`Abonnement`,
      cell: ({ activity }) => (activity ? <StandingCell company={activity} className="max-md:hidden" /> : unknown),
    },
    {
      key: "received",
      header: t`Reçues en 30 jours`,
      hideOn: "between",
      cell: ({ activity }) => (activity ? <span className="num">{activity.receivedLast30Days}</span> : unknown),
    },
    {
      key: "rate",
      header: t`Taux de réponse`,
      cell: ({ name, activity }) =>
        activity ? (
          <>
            <AnswerRate
              company={name}
              rate={activity.answerRate}
              sendings={activity.receivedLastYear}
              open={activity.openLastYear}
            />
            <Note>
              <Plural value={activity.receivedLast30Days} one="# reçue en 30 jours" other="# reçues en 30 jours" />
            </Note>
          </>
        ) : (
          unknown
        ),
    },
    { key: "sent", header: t`Envoi`, cell: (candidate) => <Sending candidate={candidate} /> },
  ];
}

/** What has no column of its own where room is short. */
const Note = ({ children }: { children: ReactNode }) => (
  <span className="hidden text-xs font-normal text-ink-3 md:max-xl:block">{children}</span>
);

function Company({ company }: { company: Candidate }) {
  const { t } = useLingui();
  const { name, locality, verified, coverage, declines } = company;
  const reasons = useReasons()(company);
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size="sm" />
      <span className="min-w-0">
        <span className="font-semibold">
          {name}
          {verified && (
            <span title={t`Vérifiée`} className="ml-1.5 inline-block align-[-0.1875rem] text-success">
              <Icon of={BadgeCheck} size="sm" />
              <VisuallyHidden>{t`Vérifiée`}</VisuallyHidden>
            </span>
          )}
        </span>
        {locality && <CellNote>{locality}</CellNote>}
        {reasons && <CellNote className="max-md:hidden">{reasons}</CellNote>}
        {declines && (
          <CellNote>
            <Declines declines={declines} />
          </CellNote>
        )}
        {coverage !== undefined && (
          <Note>
            <Coverage coverage={coverage} />
          </Note>
        )}
      </span>
    </span>
  );
}

/** « Décline souvent : trop loin (4) » */
function Declines({ declines: { reason, count } }: { declines: NonNullable<Candidate["declines"]> }) {
  const words = useDeclineWords()[reason].toLowerCase();
  return (
    <Trans>
      Décline souvent : {words} ({count})
    </Trans>
  );
}

function Coverage({ coverage }: Pick<Candidate, "coverage">) {
  if (coverage === undefined) return <span className="text-ink-3">–</span>;
  if (coverage === "outside")
    return (
      <Badge tone="warning" icon={MapPinOff}>
        <Trans>Hors couverture</Trans>
      </Badge>
    );
  if (coverage === "inside") return <Trans>Couvre ce district</Trans>;
  return (
    <span className="num">
      <Plural value={coverage} one="# district" other="# districts" />
    </span>
  );
}

function Sending({ candidate: { sentAt, available, away } }: { candidate: Candidate }) {
  if (sentAt !== undefined)
    return (
      <Badge tone="neutral" icon={CheckCheck}>
        <Trans>Envoyée le {formatDay(sentAt)}</Trans>
      </Badge>
    );
  if (away)
    return (
      <Badge tone="neutral" icon={TreePalm}>
        {away.endsOn ? (
          <Trans>En vacances jusqu’au {formatDay(away.endsOn)}</Trans>
        ) : (
          <Trans>En pause de son côté</Trans>
        )}
      </Badge>
    );
  if (!available)
    return (
      <Badge tone="neutral" icon={Ban}>
        <Trans>Indisponible</Trans>
      </Badge>
    );
  return (
    <span className="whitespace-nowrap text-ink-3">
      <Trans>Pas encore</Trans>
    </span>
  );
}

/** Why it stands where it stands: « n° 1 : abonnement actif, parmi les moins sollicitées, répond à 92 % ». */
function useReasons(): (candidate: Candidate) => string | undefined {
  const { t } = useLingui();
  return ({ rank, activity, leastAsked, sentAt }) => {
    if (rank === undefined || !activity || sentAt !== undefined) return undefined;
    const { activeSubscription, receivedLast30Days, answerRate } = activity;
    const percent = answerRate === undefined ? undefined : Math.round(answerRate * 100);
    const reasons = [
      activeSubscription ? t`abonnement actif` : t`sans abonnement actif`,
      leastAsked
        ? t`parmi les moins sollicitées`
        : t`${plural(receivedLast30Days, { one: "déjà # demande en 30 jours", other: "déjà # demandes en 30 jours" })}`,
      percent === undefined ? t`encore aucune demande reçue` : t`répond à ${percent} % des demandes`,
    ].join(", ");
    return t`n° ${rank} : ${reasons}`;
  };
}
