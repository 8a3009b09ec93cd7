import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { personName } from "@metiro/shared/user/nameless";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { formatShortDay } from "#i18n/formats.ts";
import { useStartText } from "#i18n/use-start-words.ts";
import type { Column } from "#list/column.ts";
import { oneLineClass } from "#ui/table/table.tsx";
import { sortLink } from "#list/sort-link.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { cn } from "#ui/cn.ts";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useAmountText } from "#domain/request/price-text.ts";
import { requestMarkLooks, requestProgressLooks } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import type { RequestsValues } from "./requests-search.ts";
import type { ListedRequest } from "./use-request-rows.ts";

type ColumnValues = Pick<RequestsValues, "sort" | "status" | "sentFrom" | "sentTo">;

/**
 * The columns of the offers list. At first those are shown that help to decide what is sent next, in the list of requests that wait, and
 * what became of each request in the others. All other columns can be added.
 */
export function useRequestColumns({ sort, status, sentFrom, sentTo }: ColumnValues): Column<ListedRequest>[] {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const nameOf = useCatalogueName();
  const startOf = useStartText();
  const amountOf = useAmountText();
  const waits = status === "active";
  // Those that were sent within some days come in the order of their sending.
  const isBySending = sentFrom !== "" || sentTo !== "";
  return [
    {
      key: "number",
      header: t`N°`,
      hideOn: "laptop",
      cell: ({ number }) => <span className="num whitespace-nowrap">{number}</span>,
    },
    { key: "title", header: t`Demande`, primary: true, cell: (request) => <Title request={request} waits={waits} /> },
    {
      key: "trade",
      header: t`Prestation`,
      hideOn: "tablet",
      extra: !waits,
      cell: ({ subcategory }) => (
        <span className={oneLineClass} title={nameOf(subcategory)}>
          {nameOf(subcategory)}
        </span>
      ),
    },
    {
      key: "client",
      header: t`Client`,
      hideOn: "wide",
      extra: waits,
      cell: ({ tenderer }) => personName(tenderer) ?? t`Client supprimé`,
    },
    {
      key: "place",
      header: t`Lieu`,
      width: "8rem",
      place: "below",
      hideOn: waits ? "middle" : "between",
      cell: (request) => (
        <span className="max-md:flex max-md:flex-wrap max-md:gap-x-2">
          <span className={oneLineClass} title={placeOf(request)}>
            {placeOf(request)}
          </span>
          <span className="md:hidden">
            {waits && <VisuallyHidden>{t`Attend`} </VisuallyHidden>}
            {waits ? (
              <Age request={request} />
            ) : (
              <span className="num text-ink-2">{formatShortDay(request.createdAt)}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: "age",
      header: t`Attend`,
      extra: !waits,
      cell: (request) => <Age request={request} />,
      ...(waits && sorting(sort)),
    },
    {
      key: "budget",
      header: t`Budget`,
      hideOn: "between",
      place: waits ? "foot" : undefined,
      extra: !waits,
      cell: ({ budgetMin, budgetMax, currency }) => {
        const amount = amountOf(budgetMin, budgetMax, currency);
        return amount === undefined ? (
          <span data-nothing="">–</span>
        ) : (
          <span className="num md:whitespace-nowrap">{amount}</span>
        );
      },
    },
    {
      key: "start",
      header: t`Début`,
      hideOn: "roomiest",
      extra: !waits,
      cell: (request) => <span className="md:whitespace-nowrap">{startOf(request)}</span>,
    },
    {
      key: "created",
      header: isBySending ? t`Transmise le` : t`Créée le`,
      hideOn: "wide",
      extra: waits,
      cell: ({ createdAt, processedAt }) => <Moment at={(isBySending && processedAt) || createdAt} />,
      ...(!waits && sorting(sort)),
    },
    {
      key: "answers",
      header: t`Réponses`,
      hideOn: "middle",
      inline: "named",
      place: waits ? undefined : "figure",
      extra: waits,
      cell: (request) => <Answers request={request} />,
    },
    {
      key: "assignee",
      header: t`Suivie par`,
      hideOn: "between",
      extra: true,
      cell: ({ assignee }) => (assignee && personName(assignee)) ?? "–",
    },
    {
      key: "progress",
      header: t`État`,
      width: "9.75rem",
      place: waits ? undefined : "foot",
      extra: waits,
      cell: ({ progress }) => <StatusBadge of={requestProgressLooks[progress]} />,
    },
  ];
}

/**
 * The title has a line, and what the table is too narrow to give a column a second one: so numbers and places stand below each other in
 * all rows, however long a title is. Who wants all of a long one has roomier rows.
 */
function Title({ request, waits }: { request: ListedRequest; waits: boolean }) {
  const placeOf = useLocalityText();
  const { category, title, number, mark, createdAt } = request;
  return (
    <span className="flex items-center gap-3">
      <span className="contents md:@max-[48rem]/table:hidden">
        <Pictogram icon={category.icon} size="sm" />
      </span>
      <span className="min-w-0">
        <span className={cn("block", oneLineClass)} title={title}>
          {title}
        </span>{" "}
        {/* A block within the line: the link's underline stays with the title. */}
        <span className={cn(noteClass, waits ? numberClass : "@min-[84rem]/table:hidden")}>
          <span className={numberClass}>{number}</span>
          <span className={waits ? "@min-[57rem]/table:hidden" : numberClass}>{` · ${placeOf(request)}`}</span>
          {!waits && (
            <span className={dayClass}>
              <span className={numberClass}>{`${dot} `}</span>
              {formatDay(createdAt)}
            </span>
          )}
        </span>
      </span>
      {mark && (
        <span className="shrink-0">
          <StatusBadge of={requestMarkLooks[mark]} />
        </span>
      )}
    </span>
  );
}

const Moment = ({ at }: { at: string }) => (
  <span className="num whitespace-nowrap">
    {formatDay(at)} <span className="text-ink-3 max-md:hidden">{formatTime(at)}</span>
  </span>
);

const noteClass =
  "num inline-block max-w-full truncate align-top text-xs leading-4 font-normal text-ink-2 max-md:hidden";
const numberClass = "@min-[72rem]/table:hidden";
const dayClass = "@max-[57rem]/table:hidden @min-[84rem]/table:hidden";
/** Between two notes. */
const dot = "\u00a0·";

const hour = 3_600_000;
/** From then on a request waits too long to be read. */
const late = 48 * hour;

function Age({ request: { createdAt, status } }: { request: ListedRequest }) {
  const ageOf = useAge();
  const { words, isLate } = ageOf(createdAt);
  return (
    <span
      className={cn("num whitespace-nowrap", isLate && status === JobStatus.Active && "font-semibold text-warning")}
      title={formatDay(createdAt)}
    >
      {words}
    </span>
  );
}

function useAge(): (since: string) => { words: string; isLate: boolean } {
  const { t } = useLingui();
  return (since) => {
    const hours = Math.floor(Math.max(0, Date.now() - Date.parse(since)) / hour);
    const days = Math.floor(hours / 24);
    const isLate = hours * hour > late;
    if (days >= 2) return { isLate, words: t`${plural(days, { one: "# jour", other: "# jours" })}` };
    if (hours < 1) return { isLate, words: t`moins d’une heure` };
    return { isLate, words: t`${plural(hours, { one: "# heure", other: "# heures" })}` };
  };
}

/** How many of those that have it said something: « 2 sur 3 », and whether that was no. */
function Answers({ request: { interestedCount, declinedCount, recipientCount } }: { request: ListedRequest }) {
  const answered = interestedCount + declinedCount;
  if (recipientCount === 0)
    return (
      <span data-nothing="" className="text-ink-3">
        <Trans>Aucune</Trans>
      </span>
    );
  return (
    <span className="num whitespace-nowrap">
      <Trans>
        {answered} sur {recipientCount}
      </Trans>
      {declinedCount > 0 && (
        <span className="text-ink-3">
          {" "}
          <Trans>dont {declinedCount} non</Trans>
        </span>
      )}
    </span>
  );
}

const sorting = (sort: RequestsValues["sort"]) =>
  ({
    sorted: sort === "oldest" ? "ascending" : "descending",
    sortLink: sortLink(sort === "oldest" ? "newest" : "oldest"),
  }) satisfies Partial<Column<ListedRequest>>;
