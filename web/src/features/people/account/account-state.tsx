import { useLingui } from "@lingui/react";
import { accountLooks } from "#domain/account/account-looks.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";

interface Account {
  lockedAt?: string | undefined;
  emailConfirmed: boolean;
  /** Made by an admin, without a password until now. */
  invited?: boolean | undefined;
}

function stateOf({ lockedAt, emailConfirmed, invited }: Account): keyof typeof accountLooks {
  if (lockedAt !== undefined) return "locked";
  if (emailConfirmed) return "active";
  return invited ? "invited" : "unconfirmed";
}

/** Where an account stands, in a word. */
export const AccountState = ({ account }: { account: Account }) => <StatusBadge of={accountLooks[stateOf(account)]} />;

/** Where an account stands, in a list, where most are active: that is said without a badge, and on a phone not at all. */
export function AccountStateCell({ account, beside }: { account: Account; beside?: boolean | undefined }) {
  const { _ } = useLingui();
  const state = stateOf(account);
  if (state !== "active") return <StatusBadge of={accountLooks[state]} />;
  return (
    // A cell with nothing else in it is left out.
    <span data-nothing={beside ? undefined : ""} className="text-ink-2 max-md:hidden">
      {_(accountLooks.active.label)}
    </span>
  );
}
