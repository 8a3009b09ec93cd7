import { useLingui } from "@lingui/react/macro";
import type { AccountState } from "@metiro/shared/roles";

/** The states of accounts, to filter by. */
export function useStateOptions(): { value: AccountState; label: string }[] {
  const { t } = useLingui();
  return [
    { value: "active", label: t`Actifs` },
    { value: "locked", label: t`Bloqués` },
    { value: "unconfirmed", label: t`E-mail à confirmer` },
  ];
}
