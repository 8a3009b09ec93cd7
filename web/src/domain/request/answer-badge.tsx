import { useLingui } from "@lingui/react/macro";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { Check, Clock, Eye, MessageSquareText, X } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import { type RecipientState, recipientState } from "./recipient-state.ts";

const looks = {
  sent: { tone: "neutral", icon: Clock },
  seen: { tone: "neutral", icon: Eye },
  interested: { tone: "accent", icon: MessageSquareText },
  declined: { tone: "neutral", icon: X },
  accepted: { tone: "success", icon: Check },
  rejected: { tone: "neutral", icon: X },
} as const satisfies Record<RecipientState, unknown>;

/** How far a recipient has come, in a word. */
export function AnswerBadge({ recipient }: { recipient: Recipient }) {
  const { t } = useLingui();
  const state = recipientState(recipient);
  const words: Record<RecipientState, string> = {
    sent: t`Pas encore vue`,
    seen: t`Vue`,
    interested: t({ message: "Intéressée", context: "answer of a company" }),
    declined: t({ message: "Déclinée", context: "answer of a company" }),
    accepted: t({ message: "Acceptée", context: "answer of a company" }),
    rejected: t({ message: "Non retenue", context: "answer of a company" }),
  };
  return <Badge {...looks[state]}>{words[state]}</Badge>;
}
