import { useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Badge } from "#ui/display/badge.tsx";

export function useRoleWords(): Record<Role, string> {
  const { t } = useLingui();
  return { Admin: t`Administration`, Company: t`Entreprise`, Tenderer: t`Client` };
}

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone="outline">{useRoleWords()[role]}</Badge>;
}
