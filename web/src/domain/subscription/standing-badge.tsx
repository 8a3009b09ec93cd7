import { msg } from "@lingui/core/macro";
import { type ShownStanding, endsSoon } from "@metiro/shared/subscription/standing";
import { Clock } from "lucide-react";
import { StatusBadge, type StatusLook } from "../status/status-badge.tsx";
import { subscriptionStatuses } from "./subscription-statuses.ts";

const soon: StatusLook = { label: msg`Bientôt échu`, tone: "warning", icon: Clock };

/** How a company stands with its subscriptions, the same words and colours wherever it is said; nothing for one without any. */
export function StandingBadge({ standing }: { standing: ShownStanding }) {
  if (standing.state === "none") return null;
  return <StatusBadge of={endsSoon(standing) ? soon : subscriptionStatuses[standing.state]} />;
}
