import { Trans } from "@lingui/react/macro";
import { Lock, LockOpen, Trash2 } from "lucide-react";
import { MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import type { AccountActions } from "./use-account-actions.tsx";

interface AccountMenuItemsProps {
  lockedAt: string | undefined;
  actions: AccountActions;
}

/** Lock or unlock, and delete; what may not be done to one's own account says so. */
export function AccountMenuItems({ lockedAt, actions: { refusal, lock, unlock, remove } }: AccountMenuItemsProps) {
  return (
    <>
      {lockedAt === undefined ? (
        <MenuItem icon={Lock} danger refusal={refusal} onSelect={() => void lock()}>
          <Trans>Bloquer le compte</Trans>
        </MenuItem>
      ) : (
        <MenuItem icon={LockOpen} onSelect={unlock}>
          <Trans>Débloquer le compte</Trans>
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger refusal={refusal} onSelect={() => void remove()}>
        <Trans>Supprimer le compte</Trans>
      </MenuItem>
    </>
  );
}
