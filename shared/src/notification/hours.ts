import { plusDays, swissDay, swissMoment, swissZone } from "../calendar-day.ts";
import { once } from "../text/once.ts";

/** Hours of the day in which nothing rings: from one full hour until another, which may lie beyond midnight. Swiss time. */
export interface QuietHours {
  from: number;
  to: number;
}

/** Between which full hours the mail of the day may leave, both included. */
export const digestHours = { min: 7, max: 20 } as const;

export const isQuiet = ({ from, to }: QuietHours, hour: number): boolean =>
  from < to ? from <= hour && hour < to : hour >= from || hour < to;

/** When the mail of the day comes: at its hour, or when the quiet hours are over that it falls into. */
export const digestArrival = (digestHour: number, quiet: QuietHours | null): number =>
  quiet && isQuiet(quiet, digestHour) ? quiet.to : digestHour;

const hourFormat = once(
  () => new Intl.DateTimeFormat("en", { timeZone: swissZone, hour: "2-digit", hourCycle: "h23" }),
);

const swissHour = (moment: Date): number => Number(hourFormat().format(moment));
const dayAfter = (day: string): string => plusDays(day, 1);
const momentAt = (day: string, hour: number): Date => new Date(swissMoment(day, `${String(hour).padStart(2, "0")}:00`));

/** When the quiet hours are over that a moment lies in; null when it lies in none. */
export function quietUntil(quiet: QuietHours | null, now: Date): Date | null {
  if (!quiet || !isQuiet(quiet, swissHour(now))) return null;
  const today = momentAt(swissDay(now), quiet.to);
  return today > now ? today : momentAt(dayAfter(swissDay(now)), quiet.to);
}

/** When the next mail of the day leaves: after `now`, and not on a day (`yyyy-MM-dd`) that has had its own. */
export function nextDigest(hour: number, now: Date, lastDay: string | null): Date {
  const today = swissDay(now);
  const first = momentAt(today, hour) > now ? today : dayAfter(today);
  return momentAt(lastDay !== null && lastDay >= first ? dayAfter(lastDay) : first, hour);
}

/** Whether quiet hours can be: what begins when it ends is no time, or all of it. */
export const hoursHold = ({ from, to }: { from: number; to: number }): boolean => from !== to;
