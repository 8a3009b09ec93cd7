import { Trans } from "@lingui/react/macro";
import type { CompanyItem } from "@metiro/shared/company/schema";
import { BadgeCheck, CirclePause } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { AccountState } from "../account/account-state.tsx";

type State = Pick<CompanyItem, "lockedAt" | "pausedAt" | "emailConfirmed" | "invited">;

/** Whether requests can be sent to a company, or why not. */
export function CompanyState({ company }: { company: State }) {
  if (company.lockedAt !== undefined || company.pausedAt === undefined || !company.emailConfirmed)
    return <AccountState account={company} />;
  return (
    <Badge tone="neutral" icon={CirclePause}>
      <Trans>En pause</Trans>
    </Badge>
  );
}

/** That an admin has made sure of a company; nothing of one that nobody has. */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  if (!verified) return null;
  return (
    <Badge tone="accent" icon={BadgeCheck}>
      <Trans context="company">Vérifiée</Trans>
    </Badge>
  );
}
