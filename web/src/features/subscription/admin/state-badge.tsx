import { Trans } from "@lingui/react/macro";
import { todayIn, daysFrom } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/format";
import { soonDays } from "@metiro/shared/subscription/standing";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Ban, CalendarClock, Check, CircleX, Clock } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { CellNote } from "../../../ui/table.tsx";

export const endsSoon = ({ status, endsOn }: Pick<Subscription, "status" | "endsOn">): boolean =>
  status === "active" && daysFrom(todayIn(), endsOn) <= soonDays + 1;

/** Where a subscription stands today. */
export function StateBadge({ subscription }: { subscription: Subscription }) {
  const { status, canceledAt } = subscription;
  if (endsSoon(subscription))
    return (
      <Badge tone="warning" icon={Clock}>
        <Trans>Bientôt échu</Trans>
      </Badge>
    );
  switch (status) {
    case "active":
      return (
        <Badge tone="success" icon={Check}>
          <Trans>Actif</Trans>
        </Badge>
      );
    case "upcoming":
      return (
        <Badge tone="accent" icon={CalendarClock}>
          <Trans>À venir</Trans>
        </Badge>
      );
    case "expired":
      return (
        <Badge tone="danger" icon={CircleX}>
          <Trans>Échu</Trans>
        </Badge>
      );
    case "canceled":
      return (
        <>
          <Badge tone="neutral" icon={Ban}>
            <Trans>Annulé</Trans>
          </Badge>
          {canceledAt && (
            <CellNote className="num max-md:hidden">
              <Trans>le {formatDay(canceledAt)}</Trans>
            </CellNote>
          )}
        </>
      );
  }
}
