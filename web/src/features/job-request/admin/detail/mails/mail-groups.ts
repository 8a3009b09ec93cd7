import { msg } from "@lingui/core/macro";
import type { MailState, RequestMail } from "@metiro/shared/job-request/follow-up";
import { BellOff, CalendarClock, CheckCheck, CircleX, Clock, Hourglass, MailX, MoonStar, RotateCw } from "lucide-react";
import type { StatusLook } from "#domain/status/status-badge.tsx";

/** What is wrong comes first, then what is still to leave. */
export const mailStates = {
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

export interface RequestMailGroup {
  kind: string;
  /** The latest first. */
  mails: readonly RequestMail[];
  /** What became of how many of them. */
  states: readonly (readonly [MailState, number])[];
  /** One of them was given up, or is tried again. */
  troubled: boolean;
}

/** The mails of each kind, the kind of the latest mail first; they come oldest first. */
export function requestMailGroups(mails: readonly RequestMail[]): RequestMailGroup[] {
  const order = Object.keys(mailStates) as MailState[];
  return [...Map.groupBy(mails.toReversed(), ({ kind }) => kind)].map(([kind, own]) => {
    const states = order.flatMap((state) => {
      const count = own.filter((mail) => mail.state === state).length;
      return count > 0 ? [[state, count] as const] : [];
    });
    return { kind, mails: own, states, troubled: states.some(([state]) => state === "failed" || state === "retrying") };
  });
}

/** Milliseconds until the mails are asked for again: soon while one leaves about now, later while one waits for longer than that. */
const [lookSoon, lookLater] = [2500, 60_000];

/** When the mails of a request are asked for again; not once all of them have left, or wait by their reader's choice. */
export function nextLook(mails: readonly RequestMail[]): number | false {
  const leaving = mails.filter(({ state }) => state === "held" || state === "waiting");
  if (leaving.length === 0) return false;
  return leaving.some(({ at }) => Math.abs(Date.parse(at) - Date.now()) < lookLater) ? lookSoon : lookLater;
}
