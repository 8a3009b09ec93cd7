import { Trans } from "@lingui/react/macro";
import { daysFrom, todayIn } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/format";
import { Check, CircleX, Clock } from "lucide-react";
import { Badge } from "../../../../ui/badge.tsx";
import { CellNote } from "../../../../ui/table.tsx";

interface SubscriptionStateProps {
  active: boolean;
  /** Last day of the present subscription, or of the last one; undefined: never had one. */
  endsOn: string | undefined;
}

/** Before this many days the company is reminded by e-mail. */
const soon = 14;

export function SubscriptionState({ active, endsOn }: SubscriptionStateProps) {
  if (endsOn === undefined)
    return (
      <span className="text-ink-3">
        <Trans>Aucun</Trans>
      </span>
    );
  const day = formatDay(endsOn);
  if (!active)
    return (
      <>
        <Badge tone="danger" icon={CircleX}>
          <Trans>Échu</Trans>
        </Badge>
        <CellNote className="num max-md:hidden">
          <Trans>depuis le {day}</Trans>
        </CellNote>
      </>
    );
  return (
    <>
      {daysFrom(todayIn(), endsOn) > soon ? (
        <Badge tone="success" icon={Check}>
          <Trans>Actif</Trans>
        </Badge>
      ) : (
        <Badge tone="warning" icon={Clock}>
          <Trans>Échéance proche</Trans>
        </Badge>
      )}
      <CellNote className="num max-md:hidden">
        <Trans>jusqu’au {day}</Trans>
      </CellNote>
    </>
  );
}
