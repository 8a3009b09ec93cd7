import { msg } from "@lingui/core/macro";
import type { MailState } from "@metiro/shared/job-request/follow-up";
import { BellOff, CalendarClock, CheckCheck, CircleX, Clock, Hourglass, MailX, MoonStar, RotateCw } from "lucide-react";
import type { StatusLook } from "../status/status-badge.tsx";

/** What became of a mail. What is wrong comes first, then what is still to leave. */
export const mailLooks = {
  failed: { label: msg`Échec`, tone: "danger", icon: CircleX },
  retrying: { label: msg`Nouvel essai prévu`, tone: "warning", icon: RotateCw },
  held: { label: msg`Part dans un instant`, tone: "warning", icon: Hourglass },
  waiting: { label: msg`En file`, tone: "neutral", icon: Clock },
  daily: { label: msg`Attend le résumé du jour`, tone: "neutral", icon: CalendarClock },
  quiet: { label: msg`Attend la fin des heures calmes`, tone: "neutral", icon: MoonStar },
  sent: { label: msg({ message: "Envoyé", context: "mail" }), tone: "success", icon: CheckCheck },
  digested: { label: msg`Envoyé dans le résumé du jour`, tone: "success", icon: CheckCheck },
  skipped: { label: msg`Plus nécessaire`, tone: "neutral", icon: MailX },
  off: { label: msg`Désactivé par le destinataire`, tone: "neutral", icon: BellOff },
} satisfies Record<MailState, StatusLook>;
