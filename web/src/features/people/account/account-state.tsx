import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Check, Clock, Lock, Mail } from "lucide-react";
import { StatusBadge, type StatusLook } from "#domain/status/status-badge.tsx";

interface Account {
  lockedAt?: string | undefined;
  emailConfirmed: boolean;
  /** Made by an admin, without a password until now. */
  invited?: boolean | undefined;
}

export const accountStates = {
  active: { label: msg({ message: "Actif", context: "account" }), tone: "success", icon: Check },
  locked: { label: msg({ message: "Bloqué", context: "account" }), tone: "neutral", icon: Lock },
  invited: { label: msg`Invitation envoyée`, tone: "warning", icon: Mail },
  unconfirmed: { label: msg`E-mail à confirmer`, tone: "warning", icon: Clock },
} satisfies Record<string, StatusLook>;

function stateOf({ lockedAt, emailConfirmed, invited }: Account): keyof typeof accountStates {
  if (lockedAt !== undefined) return "locked";
  if (emailConfirmed) return "active";
  return invited ? "invited" : "unconfirmed";
}

/** Where an account stands, in a word. */
export const AccountState = ({ account }: { account: Account }) => <StatusBadge of={accountStates[stateOf(account)]} />;

/** Where an account stands, in a list, where most are active: that is said without a badge, and on a phone not at all. */
export function AccountStateCell({ account, beside }: { account: Account; beside?: boolean | undefined }) {
  const { _ } = useLingui();
  const state = stateOf(account);
  if (state !== "active") return <StatusBadge of={accountStates[state]} />;
  return (
    // A cell with nothing else in it is left out.
    <span data-nothing={beside ? undefined : ""} className="text-ink-2 max-md:hidden">
      {_(accountStates.active.label)}
    </span>
  );
}
