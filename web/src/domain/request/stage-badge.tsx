import { useLingui } from "@lingui/react/macro";
import type { RequestStage } from "@metiro/shared/job-request/stage";
import { Ban, CircleCheck, Eye, Handshake, ListChecks, Send } from "lucide-react";
import { Badge, type BadgeLook } from "#ui/display/badge.tsx";

const looks = {
  review: { tone: "neutral", icon: Eye },
  sent: { tone: "accent", icon: Send },
  choice: { tone: "warning", icon: ListChecks },
  chosen: { tone: "success", icon: Handshake },
  done: { tone: "success", icon: CircleCheck },
  canceled: { tone: "neutral", icon: Ban },
} satisfies Record<RequestStage, BadgeLook>;

/** Where a request stands, in the client's words. */
export function useStageWords(): Record<RequestStage, string> {
  const { t } = useLingui();
  return {
    review: t({ message: "En relecture", context: "stage of a request" }),
    sent: t({ message: "Envoyée", context: "stage of a request" }),
    choice: t({ message: "À vous de choisir", context: "stage of a request" }),
    chosen: t({ message: "Entreprise choisie", context: "stage of a request" }),
    done: t({ message: "Terminée", context: "stage of a request" }),
    canceled: t({ message: "Annulée", context: "stage of a request" }),
  };
}

export function StageBadge({ stage }: { stage: RequestStage }) {
  const words = useStageWords();
  return <Badge {...looks[stage]}>{words[stage]}</Badge>;
}
