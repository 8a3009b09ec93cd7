import { swissDay, swissMoment } from "@metiro/shared/calendar-day";
import { formatTime } from "@metiro/shared/text/format";

/** When a post is published: now, or from a day and a time in Zurich on. */
export interface Schedule {
  kind: "now" | "later";
  day: string;
  time: string;
}

export const scheduleOf = (publishedAt: string | undefined, scheduled: boolean): Schedule =>
  scheduled && publishedAt !== undefined
    ? { kind: "later", day: swissDay(new Date(publishedAt)), time: formatTime(publishedAt) }
    : { kind: "now", day: "", time: "08:00" };

/** The moment chosen; nothing for now, and for what is no moment to come. */
export function momentOf({ kind, day, time }: Schedule, now = new Date()): { at?: string; fault?: "missing" | "past" } {
  if (kind === "now") return {};
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return { fault: "missing" };
  const at = swissMoment(day, time);
  return at > now.toISOString() ? { at } : { fault: "past" };
}
