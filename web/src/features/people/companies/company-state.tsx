import { Trans } from "@lingui/react/macro";
import type { CompanyItem } from "@metiro/shared/company/schema";
import { CirclePause } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import { AwayBadge } from "#domain/company/away-badge.tsx";
import { AccountState, AccountStateCell } from "../account/account-state.tsx";

/** In a list, where most are active. */
interface Listed {
  /** Something else stands in its cell. */
  beside: boolean;
}

type State = Pick<CompanyItem, "lockedAt" | "pausedAt" | "away" | "emailConfirmed" | "invited">;

/** Whether requests can be sent to a company, or why not. */
export function CompanyState({ company, listed }: { company: State; listed?: Listed }) {
  const { lockedAt, pausedAt, away, emailConfirmed } = company;
  if (lockedAt !== undefined || !emailConfirmed || (pausedAt === undefined && away === undefined))
    return listed ? <AccountStateCell account={company} beside={listed.beside} /> : <AccountState account={company} />;
  if (pausedAt !== undefined)
    return (
      <Badge tone="neutral" icon={CirclePause}>
        <Trans>En pause</Trans>
      </Badge>
    );
  return away && <AwayBadge away={away} />;
}
