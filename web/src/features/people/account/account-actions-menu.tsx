import { Trans } from "@lingui/react/macro";
import { LockOpen } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { DropdownMenu } from "#ui/overlay/dropdown-menu.tsx";
import { AccountMenuItems } from "./account-menu-items.tsx";
import { MoreButton } from "./more-button.tsx";
import { type AccountToChange, useAccountActions } from "./use-account-actions.tsx";

interface AccountActionsMenuProps {
  account: AccountToChange & { lockedAt?: string | undefined };
  /** Back to the list, as it was. */
  onRemoved: () => Promise<void>;
}

/** In the head of a page: what is seldom done with an account stands in a menu; that one is locked wants to be ended in sight. */
export function AccountActionsMenu({ account, onRemoved }: AccountActionsMenuProps) {
  const actions = useAccountActions(account, onRemoved);
  return (
    <>
      {account.lockedAt !== undefined && (
        <Button
          variant="secondary"
          icon={LockOpen}
          loading={actions.changing}
          loadingLabel={<Trans>Déblocage…</Trans>}
          onClick={actions.unlock}
        >
          <Trans>Débloquer</Trans>
        </Button>
      )}
      <DropdownMenu title={account.name} trigger={<MoreButton loading={actions.removing} />}>
        <AccountMenuItems lockedAt={account.lockedAt} actions={actions} />
      </DropdownMenu>
    </>
  );
}
