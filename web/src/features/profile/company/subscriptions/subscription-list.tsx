import { Trans, useLingui } from "@lingui/react/macro";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { periodText, useLengthText } from "#domain/subscription/period-text.ts";
import { subscriptionStatuses } from "#domain/subscription/subscription-statuses.ts";

type Item = Pick<
  Subscription,
  "id" | "startsOn" | "endsOn" | "coveredUntil" | "status" | "amount" | "currency" | "canceledAt"
>;

/** Every period of a company, latest first: how long, for how much, and what comes at its end. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly Item[] }) {
  const { t } = useLingui();
  const lengthOf = useLengthText();
  if (subscriptions.length === 0) return null;
  return (
    <ul aria-label={t`Abonnements`} className="divide-y divide-line">
      {subscriptions.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3.5 md:items-center md:grid-cols-[minmax(0,1fr)_8rem_7rem] md:px-5"
        >
          <div className="row-span-2 min-w-0 md:row-span-1">
            <p className="num font-medium whitespace-normal">
              {periodText(item)}{" "}
              <span className="font-normal text-ink-2 max-md:block">
                <span className="max-md:hidden">· </span>
                {lengthOf(item)}
              </span>
            </p>
            <p className="num text-sm whitespace-normal text-ink-2">
              <WhatThen of={item} />
            </p>
          </div>
          <span className="num text-right font-medium">{formatAmount(item.amount, item.currency)}</span>
          <span className="justify-self-end max-md:order-last">
            <StatusBadge of={subscriptionStatuses[item.status]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What happens at the end of a period, or has happened. */
function WhatThen({ of: { status, endsOn, coveredUntil, canceledAt } }: { of: Item }) {
  if (status === "canceled")
    return canceledAt === undefined ? null : <Trans>Annulée le {formatDay(canceledAt)} : elle ne compte plus.</Trans>;
  if (status === "expired") return <Trans>Terminée le {formatDay(endsOn)}.</Trans>;
  return coveredUntil > endsOn ? (
    <Trans>La période suivante prend le relais dès le lendemain.</Trans>
  ) : (
    <Trans>Sans renouvellement automatique.</Trans>
  );
}
