import { Trans } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { type StandingFields, listedStanding } from "@metiro/shared/subscription/standing";
import { cn } from "#ui/cn.ts";
import { CellNote } from "#ui/table/table.tsx";
import { StandingBadge } from "./standing-badge.tsx";

interface StandingCellProps {
  company: StandingFields;
  /** Of the day below the badge. */
  className?: string;
  /** In a list: the day stands beside the badge where there is room, and a card of a phone leaves out that there is nothing. */
  beside?: boolean;
}

/** Where the subscription of a company stands, in the cell of a table, with the day that counts. */
export function StandingCell({ company, className = "", beside = false }: StandingCellProps) {
  const standing = listedStanding(company);
  if (standing.state === "none")
    return (
      <span data-nothing={beside ? "" : undefined} className="text-ink-3">
        <span className="max-md:hidden">
          <Trans>Aucun</Trans>
        </span>
        <span className="md:hidden">
          <Trans>Sans abonnement</Trans>
        </span>
      </span>
    );
  return (
    <div className={cn("max-md:inline-block", beside && "md:flex md:flex-wrap md:items-center md:gap-x-2")}>
      <StandingBadge standing={standing} />
      <CellNote className={`num ${className}`}>
        {standing.state === "active" && <Trans>jusqu’au {formatDay(standing.endsOn)}</Trans>}
        {standing.state === "upcoming" && <Trans>dès le {formatDay(standing.startsOn)}</Trans>}
        {standing.state === "expired" && <Trans>depuis le {formatDay(standing.endsOn)}</Trans>}
      </CellNote>
    </div>
  );
}
