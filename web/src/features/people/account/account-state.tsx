import { useLingui } from "@lingui/react/macro";
import { Check, Clock, Lock, Mail } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";

interface Account {
  lockedAt?: string | undefined;
  emailConfirmed: boolean;
  /** Made by an admin, without a password until now. */
  invited?: boolean | undefined;
}

const looks = {
  active: { tone: "success", icon: Check },
  locked: { tone: "neutral", icon: Lock },
  invited: { tone: "warning", icon: Mail },
  unconfirmed: { tone: "warning", icon: Clock },
} as const;

function stateOf({ lockedAt, emailConfirmed, invited }: Account): keyof typeof looks {
  if (lockedAt !== undefined) return "locked";
  if (emailConfirmed) return "active";
  return invited ? "invited" : "unconfirmed";
}

/** Where an account stands, in a word. */
export function AccountState({ account }: { account: Account }) {
  const { t } = useLingui();
  const words = {
    active: t({ message: "Actif", context: "account" }),
    locked: t({ message: "Bloqué", context: "account" }),
    invited: t({ message: "Invité", context: "account" }),
    unconfirmed: t`E-mail à confirmer`,
  };
  const state = stateOf(account);
  return <Badge {...looks[state]}>{words[state]}</Badge>;
}
