import { Trans } from "@lingui/react/macro";
import { type ShownStanding, endsSoon } from "@metiro/shared/subscription/standing";
import { CalendarClock, Check, CircleX, Clock } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";

/** How a company stands with its subscriptions, the same words and colours wherever it is said; nothing for one without any. */
export function StandingBadge({ standing }: { standing: ShownStanding }) {
  if (endsSoon(standing))
    return (
      <Badge tone="warning" icon={Clock}>
        <Trans>Bientôt échu</Trans>
      </Badge>
    );
  switch (standing.state) {
    case "none":
      return null;
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
  }
}
