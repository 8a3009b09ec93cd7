import { msg } from "@lingui/core/macro";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { Ban, CalendarClock, Check, CircleX } from "lucide-react";
import type { StatusLook } from "../status/status-badge.tsx";

/** The status of one period of a subscription. */
export const subscriptionStatuses = {
  active: { label: msg`Actif`, tone: "success", icon: Check },
  upcoming: { label: msg`À venir`, tone: "accent", icon: CalendarClock },
  expired: { label: msg`Échu`, tone: "neutral", icon: CircleX },
  canceled: { label: msg`Annulé`, tone: "neutral", icon: Ban },
} satisfies Record<Subscription["status"], StatusLook>;
