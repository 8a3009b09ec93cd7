import type { MailState, RequestMail } from "@metiro/shared/job-request/follow-up";
import { mailLooks } from "#domain/mail/mail-looks.ts";

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
  const order = Object.keys(mailLooks) as MailState[];
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
