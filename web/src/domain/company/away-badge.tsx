import { Trans } from "@lingui/react/macro";
import type { Away } from "@metiro/shared/company/schema";
import { formatDay } from "@metiro/shared/text/format";
import { TreePalm } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";

/** That a company wants no requests today by its own word. Holidays and a pause with an end are the same to whoever sends requests. */
export const AwayBadge = ({ away: { endsOn } }: { away: Away }) => (
  <Badge tone="neutral" icon={TreePalm}>
    {endsOn ? <Trans>Absente jusqu’au {formatDay(endsOn)}</Trans> : <Trans>En pause à sa demande</Trans>}
  </Badge>
);
