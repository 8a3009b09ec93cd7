import { Trans } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { periodStanding } from "@metiro/shared/subscription/standing";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { StandingBadge } from "./standing-badge.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import { subscriptionStatuses } from "./subscription-statuses.ts";
import { CellNote } from "#ui/table/table.tsx";

/** Where a subscription stands today. */
export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const { status, canceledAt } = subscription;
  if (status !== "canceled") return <StandingBadge standing={periodStanding(subscription)} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusBadge of={subscriptionStatuses.canceled} />
      {canceledAt && (
        <CellNote className="num max-md:hidden">
          <Trans>le {formatDay(canceledAt)}</Trans>
        </CellNote>
      )}
    </span>
  );
}
