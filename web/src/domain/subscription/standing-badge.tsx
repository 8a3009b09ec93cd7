import { msg } from "@lingui/core/macro";
import { type ShownStanding, endsSoon } from "@metiro/shared/subscription/standing";
import { CalendarClock, Check, CircleX, Clock } from "lucide-react";
import { StatusBadge, type StatusLook } from "../status/status-badge.tsx";

const standings = {
  soon: { label: msg`Bientôt échu`, tone: "warning", icon: Clock },
  active: { label: msg`Actif`, tone: "success", icon: Check },
  upcoming: { label: msg`À venir`, tone: "accent", icon: CalendarClock },
  expired: { label: msg`Échu`, tone: "neutral", icon: CircleX },
} satisfies Record<Exclude<ShownStanding["state"], "none"> | "soon", StatusLook>;

/** How a company stands with its subscriptions, the same words and colours wherever it is said; nothing for one without any. */
export function StandingBadge({ standing }: { standing: ShownStanding }) {
  if (standing.state === "none") return null;
  return <StatusBadge of={standings[endsSoon(standing) ? "soon" : standing.state]} />;
}
