import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Bot } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import { roleNames } from "./role.ts";

interface RoleBadgeProps {
  role: Role;
  /** A program: nobody signs in to it, it calls with keys. */
  isMachine?: boolean;
}

export function RoleBadge({ role, isMachine = false }: RoleBadgeProps) {
  const { i18n } = useLingui();
  if (isMachine)
    return (
      <Badge tone="outline" icon={Bot}>
        <Trans>Programme</Trans>
      </Badge>
    );
  return <Badge tone="outline">{i18n._(roleNames[role])}</Badge>;
}
