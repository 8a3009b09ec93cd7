import { Trans } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { standing } from "@metiro/shared/subscription/standing";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Ban } from "lucide-react";
import { StandingBadge } from "#domain/subscription/standing-badge.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { CellNote } from "#ui/table/table.tsx";

/** Where a subscription stands today. */
export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const { status, canceledAt } = subscription;
  if (status !== "canceled") return <StandingBadge standing={standing([subscription])} />;
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
