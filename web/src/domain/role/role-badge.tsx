import { useLingui } from "@lingui/react";
import type { Role } from "@metiro/shared/roles";
import { Badge } from "#ui/display/badge.tsx";
import { roleNames } from "./role.ts";

export function RoleBadge({ role }: { role: Role }) {
  const { _ } = useLingui();
  return <Badge tone="outline">{_(roleNames[role])}</Badge>;
}
