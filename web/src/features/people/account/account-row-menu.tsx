import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis, Send, SquareArrowOutUpRight } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { openRowClass } from "#list/column.ts";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { RenderLink } from "#ui/navigation/link-parts.ts";
import { AccountMenuItems } from "./account-menu-items.tsx";
import { type AccountToChange, useAccountActions } from "./use-account-actions.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ResendInvitation = lazyPart(() => import("./resend-invitation.tsx"));

interface AccountMenuProps {
  account: AccountToChange & {
    lockedAt?: string | undefined;
    /** The address of an invitation that is not accepted yet. */
    invitedAt?: string;
  };
  /** To the page of the row. */
  open: RenderLink;
  /** Further entries, above the account’s. */
  children?: ReactNode;
}

/** At the end of a row: its page, and a menu of what can be done with the account. */
export function AccountRowMenu({ account, open, children }: AccountMenuProps) {
  const { t } = useLingui();
  const { id, name, lockedAt, invitedAt } = account;
  const [resending, setResending] = useState(false);
  const actions = useAccountActions(account);
  return (
    <>
      {open({
        className: openRowClass,
        "aria-label": t`Ouvrir ${name}`,
        children: <Trans>Ouvrir</Trans>,
      })}
      <DropdownMenu
        title={name}
        trigger={<IconButton icon={Ellipsis} size="sm" label={t`Autres actions pour ${name}`} />}
      >
        <MenuLink icon={SquareArrowOutUpRight} link={open}>
          <Trans>Ouvrir</Trans>
        </MenuLink>
        {children}
        {invitedAt !== undefined && lockedAt === undefined && (
          <MenuItem icon={Send} onSelect={() => setResending(true)}>
            <Trans>Renvoyer l’invitation</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <AccountMenuItems lockedAt={lockedAt} actions={actions} />
      </DropdownMenu>
      {resending && invitedAt !== undefined && (
        <Suspense>
          <ResendInvitation user={{ id, email: invitedAt }} onClose={() => setResending(false)} />
        </Suspense>
      )}
    </>
  );
}
