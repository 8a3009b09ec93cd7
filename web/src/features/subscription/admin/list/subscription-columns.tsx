import { useLingui } from "@lingui/react/macro";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { endsSoon, periodStanding } from "@metiro/shared/subscription/standing";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Link } from "@tanstack/react-router";
import type { Column } from "#list/column.ts";
import { Avatar } from "#ui/display/avatar.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { cn } from "#ui/cn.ts";
import { CellNote, oneLineClass } from "#ui/table/table.tsx";
import { subscriptionStatuses } from "#domain/subscription/subscription-statuses.ts";
import { useLengthText } from "#domain/subscription/period-text.ts";
import { SubscriptionBadge } from "#domain/subscription/subscription-badge.tsx";
import type { SubscriptionsValues } from "./subscriptions-search.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

type Sort = SubscriptionsValues["sort"];

export function useSubscriptionColumns(sort: Sort): Column<Subscription>[] {
  const { t } = useLingui();
  const lengthOf = useLengthText();
  return [
    {
      key: "company",
      header: t`Entreprise`,
      primary: true,
      cardClass: "md:max-lg:min-w-44!",
      cell: (subscription) => <Company of={subscription} />,
    },
    { key: "length", header: t`Durée`, hideOn: "laptop", cell: lengthOf },
    {
      key: "starts",
      header: t`Début`,
      hideOn: "tablet",
      cell: ({ startsOn }) => <span className="num">{formatDay(startsOn)}</span>,
      ...sorting(sort, "startsFirst", "startsLast"),
    },
    {
      key: "ends",
      header: t`Échéance`,
      inline: "named",
      place: "below",
      cell: ({ endsOn }) => <span className="num">{formatDay(endsOn)}</span>,
      ...sorting(sort, "endsFirst", "endsLast"),
    },
    {
      key: "amount",
      header: t`Montant`,
      align: "end",
      place: "figure",
      cell: ({ amount, currency }) => <span className="num">{formatAmount(amount, currency)}</span>,
    },
    {
      key: "state",
      header: t`État`,
      place: "foot",
      cell: (subscription) => <State of={subscription} />,
    },
    {
      key: "created",
      header: t`Saisi le`,
      hideOn: "laptop",
      cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
      ...sorting(sort, "oldest", "newest"),
    },
  ];
}

/** Most run: a badge is for the others. */
function State({ of: subscription }: { of: Subscription }) {
  const { i18n } = useLingui();
  if (subscription.status !== "active" || endsSoon(periodStanding(subscription)))
    return (
      <span className="whitespace-nowrap">
        <SubscriptionBadge subscription={subscription} />
      </span>
    );
  return (
    <span data-nothing="" className="text-ink-2">
      {i18n._(subscriptionStatuses.active.label)}
    </span>
  );
}

/** A column that sorts: pressed again it turns round. */
function sorting(sort: Sort, first: Sort, last: Sort): Pick<Column<Subscription>, "sorted" | "sortLink"> {
  // Those to be renewed first, the order of the list as it opens, is by the day on which they end.
  const shown = sort === "due" ? "endsFirst" : sort;
  const sorted = shown === first ? "ascending" : shown === last ? "descending" : undefined;
  const next = sort === first ? last : first;
  return {
    sorted,
    sortLink: (parts: LinkParts) => (
      <Link {...parts} to="." search={(previous) => ({ ...previous, sort: next, pageNumber: 1 })} resetScroll={false} />
    ),
  };
}

/** Beside a note the name has one line, and the note another: so a row keeps its height. On a phone the company's page has the note. */
function Company({ of: { company, note } }: { of: Subscription }) {
  const name = useCompanyName()(company);
  return (
    <span className="flex items-center gap-3">
      {/* On a tablet its room is for the name, so that the state beside it stays in one line. */}
      <span className="contents md:max-lg:hidden">
        <Avatar name={name} size="sm" />
      </span>
      <span className="min-w-0">
        {note ? (
          <span className={oneLineClass} title={name}>
            {name}
          </span>
        ) : (
          name
        )}
        {note && (
          <CellNote className={cn("max-md:hidden", oneLineClass)} title={note}>
            {note}
          </CellNote>
        )}
      </span>
    </span>
  );
}
