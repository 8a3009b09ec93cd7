import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { Ban, CheckCheck, Heart, MapPinOff, TriangleAlert } from "lucide-react";
import { StandingCell } from "#domain/subscription/standing-cell.tsx";
import type { Column } from "#list/column.ts";
import { AwayBadge } from "#domain/company/away-badge.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { CellNote } from "#ui/table/table.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { AnswerRate } from "./answer-rate.tsx";
import type { Candidate } from "./candidates.ts";
import { numbered } from "../use-dispatch-keys.ts";

/** A company and the reasons for its rank, each once. */
export function useCandidateColumns(
  rows: readonly Candidate[],
  onPeek: (id: string) => void,
  hasNumbers: boolean,
): Column<Candidate>[] {
  const { t } = useLingui();
  const unknown = <span className="text-ink-3">–</span>;
  const numbers = new Map((hasNumbers ? rows.slice(0, numbered) : []).map(({ id }, index) => [id, index + 1]));
  const hasNews = rows.some(({ sentAt, available, away }) => sentAt !== undefined || !available || away);
  const columns: (Column<Candidate> | false)[] = [
    {
      key: "company",
      header: t`Entreprise`,
      primary: true,
      cell: (candidate) => <Company company={candidate} number={numbers.get(candidate.id)} onPeek={onPeek} />,
    },
    {
      key: "distance",
      header: t`Distance`,
      place: "below",
      cell: ({ distanceKm, coverage }) => (
        <span className="num">
          {distanceKm === undefined ? unknown : <Trans>{distanceKm} km</Trans>}
          <CellNote className={coverage === "outside" ? "max-md:ml-2 max-md:inline" : "max-md:hidden"}>
            <Coverage coverage={coverage} />
          </CellNote>
        </span>
      ),
    },
    {
      key: "subscription",
      header: t`Abonnement`,
      place: "foot",
      hideOn: hasNews ? "middle" : undefined,
      cell: ({ activity }) =>
        activity ? (
          <StandingCell company={activity} className="whitespace-nowrap! max-md:hidden md:@max-[57rem]/table:hidden" />
        ) : (
          unknown
        ),
    },
    {
      key: "received",
      header: t`30 jours`,
      hideOn: "laptop",
      cell: ({ activity }) =>
        activity ? (
          <span className="num">
            <Plural value={activity.receivedLast30Days} one="# reçue" other="# reçues" />
          </span>
        ) : (
          unknown
        ),
    },
    {
      key: "rate",
      header: t`Taux de réponse`,
      place: "figure",
      cell: ({ name, activity }) =>
        activity ? (
          <AnswerRate
            company={name}
            rate={activity.answerRate}
            sendings={activity.receivedLastYear}
            open={activity.openLastYear}
          />
        ) : (
          unknown
        ),
    },
    hasNews && {
      key: "sent",
      header: t`Envoi`,
      place: "aside",
      cell: (candidate) => <Sending candidate={candidate} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface CompanyProps {
  company: Candidate;
  /** The key that ticks it. */
  number: number | undefined;
  onPeek: (id: string) => void;
}

/** A row is two lines high: where the table is narrow the name may take both, and there and on a phone its distance stands for its town. */
function Company({ company, number, onPeek }: CompanyProps) {
  const { id, name, locality, distanceKm, verified, wished, declines, lacking } = company;
  const { t } = useLingui();
  return (
    <span className="flex items-center gap-3">
      {number !== undefined && (
        <kbd
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-sm border border-line bg-sunken font-sans text-xs text-ink-2 max-md:hidden pointer-coarse:hidden"
        >
          {number}
        </kbd>
      )}
      <span className="min-w-0">
        {/* The marks stand beside a name of two lines, not below it. */}
        <span className="flex items-center gap-1.5">
          <button
            type="button"
            className="min-h-6 min-w-0 text-left leading-5 font-semibold hover:underline"
            aria-label={t`Voir l’entreprise ${name}`}
            onClick={() => onPeek(id)}
          >
            {name}
          </button>
          {wished && (
            <Badge tone="accent" icon={Heart} className="shrink-0">
              <Trans>Souhaitée</Trans>
            </Badge>
          )}
          {verified && <PassportBadge companyId={id} name={name} className="max-md:-my-2.5" />}
          {declines && (
            <span className="hidden shrink-0 text-warning md:@max-[57rem]/table:block">
              <DeclinesMark declines={declines} />
            </span>
          )}
        </span>
        {(locality || declines) && (
          <CellNote className="md:@max-[57rem]/table:hidden">
            {locality && (
              <span className={cn(distanceKm !== undefined && "max-md:hidden")}>
                {locality}
                {declines && " · "}
              </span>
            )}
            {declines && <Declines declines={declines} />}
          </CellNote>
        )}
        {lacking !== undefined && lacking.length > 0 && <Lacking kinds={lacking} />}
      </span>
    </span>
  );
}

/** Why a company mostly declines, as a mark, with its words for whoever points at it or listens. */
function DeclinesMark({ declines: { reason, count } }: { declines: NonNullable<Candidate["declines"]> }) {
  const { t } = useLingui();
  const words = useDeclineWords()[reason].toLowerCase();
  const text = t`Décline : ${words} (${count})`;
  return (
    <span title={text}>
      <Icon of={TriangleAlert} size="sm" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** « Manque : assurance RC » */
function Lacking({ kinds }: { kinds: NonNullable<Candidate["lacking"]> }) {
  const { i18n } = useLingui();
  const words = kinds.map((kind) => i18n._(proofKindWords[kind])).join(", ");
  return (
    <CellNote className="text-warning">
      <Trans>Manque : {words}</Trans>
    </CellNote>
  );
}

/** « Décline : trop loin (4) » */
function Declines({ declines: { reason, count } }: { declines: NonNullable<Candidate["declines"]> }) {
  const words = useDeclineWords()[reason].toLowerCase();
  return (
    <Trans>
      Décline : {words} ({count})
    </Trans>
  );
}

function Coverage({ coverage }: Pick<Candidate, "coverage">) {
  if (coverage === undefined) return <span className="text-ink-3">–</span>;
  if (coverage === "outside")
    return (
      <span className="font-semibold whitespace-nowrap text-warning">
        <span className="md:@max-[57rem]/table:hidden">
          <Icon of={MapPinOff} size="xs" className="mr-1 inline-block align-[-0.125rem]" />
        </span>
        <Trans>Hors couverture</Trans>
      </span>
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
  if (away) return <AwayBadge away={away} />;
  if (!available)
    return (
      <Badge tone="neutral" icon={Ban}>
        <Trans>Indisponible</Trans>
      </Badge>
    );
  return (
    <span data-nothing="" className="whitespace-nowrap text-ink-3">
      <Trans>Pas encore</Trans>
    </span>
  );
}
