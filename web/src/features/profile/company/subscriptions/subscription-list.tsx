import { useLingui } from "@lingui/react/macro";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { subscriptionStatuses } from "#domain/subscription/subscription-statuses.ts";

type Item = Pick<Subscription, "id" | "startsOn" | "endsOn" | "status" | "amount" | "currency">;

/** Every period of a company, latest first. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly Item[] }) {
  const { t } = useLingui();
  if (subscriptions.length === 0) return null;
  return (
    <ul aria-label={t`Abonnements`} className="divide-y divide-line border-t border-line">
      {subscriptions.map(({ id, startsOn, endsOn, status, amount, currency }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 md:px-8">
          <span className="num min-w-0 flex-[1_1_14rem] font-medium">
            {formatDay(startsOn)} – {formatDay(endsOn)}
          </span>
          <span className="num text-ink-2">{formatAmount(amount, currency)}</span>
          <span className="md:w-24">
            <StatusBadge of={subscriptionStatuses[status]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
