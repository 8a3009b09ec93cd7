import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { personName } from "@metiro/shared/user/nameless";
import { Link } from "@tanstack/react-router";
import type { Column } from "#list/column.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { CellNote } from "#ui/table/table.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { RequestTitle } from "#domain/request/request-title.tsx";
import { requestStatuses } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import type { RequestsValues } from "./requests-search.ts";
import type { ListedRequest } from "./use-request-rows.ts";

export function useRequestColumns(sort: RequestsValues["sort"]): Column<ListedRequest>[] {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  return [
    { key: "number", header: t`N°`, hideOn: "laptop", cell: ({ number }) => <span className="num">{number}</span> },
    { key: "title", header: t`Demande`, primary: true, cell: (request) => <Title request={request} /> },
    {
      key: "client",
      header: t`Client`,
      hideOn: "between",
      cell: ({ tenderer }) => personName(tenderer) ?? t`Client supprimé`,
    },
    {
      key: "place",
      header: t`Lieu`,
      hideOn: "middle",
      cell: (request) => <span className="xl:whitespace-nowrap">{placeOf(request)}</span>,
    },
    {
      key: "created",
      header: t`Créée le`,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
      sorted: sort === "oldest" ? "ascending" : "descending",
      sortLink: otherOrder(sort),
    },
    {
      key: "recipients",
      header: t`Destinataires`,
      hideOn: "between",
      cell: (request) => <Recipients count={request.recipientCount} />,
    },
    { key: "status", header: t`Statut`, cell: ({ status }) => <StatusBadge of={requestStatuses[status]} /> },
  ];
}

function Title({ request }: { request: ListedRequest }) {
  const placeOf = useLocalityText();
  const { category, title, number } = request;
  return (
    <RequestTitle icon={category.icon} title={title} noteClass="xl:hidden">
      <span className="num">
        <Trans>N° {number}</Trans>
      </span>
      {/* A tablet has no room for its column. */}
      <span className="hidden md:max-lg:inline"> · {placeOf(request)}</span>
    </RequestTitle>
  );
}

function Moment({ iso }: { iso: string }) {
  return (
    <span className="num">
      {formatDay(iso)}
      <CellNote className="max-md:hidden">{formatTime(iso)}</CellNote>
    </span>
  );
}

function Recipients({ count }: { count: number }) {
  if (count === 0)
    return (
      <span className="text-ink-3">
        <Trans>Aucun</Trans>
      </span>
    );
  return (
    <span className="num">
      <Plural value={count} one="# entreprise" other="# entreprises" />
    </span>
  );
}

const otherOrder = (sort: RequestsValues["sort"]) => (parts: LinkParts) => (
  <Link
    {...parts}
    to="."
    search={(previous) => ({ ...previous, sort: sort === "oldest" ? "newest" : "oldest", pageNumber: 1 })}
    resetScroll={false}
  />
);
