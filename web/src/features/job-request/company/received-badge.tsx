import { useLingui } from "@lingui/react/macro";
import { Ban, Check, Clock, Eye, UserCheck, X } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import type { ReceivedState } from "./received-state.ts";

const looks = {
  new: { tone: "accent", icon: "dot" },
  seen: { tone: "neutral", icon: Eye },
  waiting: { tone: "neutral", icon: Clock },
  given: { tone: "neutral", icon: UserCheck },
  accepted: { tone: "success", icon: Check },
  rejected: { tone: "neutral", icon: X },
  declined: { tone: "neutral", icon: X },
  canceled: { tone: "neutral", icon: Ban },
} as const satisfies Record<ReceivedState, unknown>;

/** Where a company stands with a request, in its own words. */
export function ReceivedBadge({ state }: { state: ReceivedState }) {
  const { t } = useLingui();
  const words: Record<ReceivedState, string> = {
    new: t({ message: "Nouvelle", context: "request in an inbox" }),
    seen: t({ message: "Lue", context: "request in an inbox" }),
    waiting: t`En attente du client`,
    given: t`Autre entreprise choisie`,
    accepted: t({ message: "Acceptée", context: "answer of a company" }),
    rejected: t`Non retenue`,
    declined: t({ message: "Déclinée", context: "answer of a company" }),
    canceled: t({ message: "Annulée", context: "status of a request" }),
  };
  return <Badge {...looks[state]}>{words[state]}</Badge>;
}
