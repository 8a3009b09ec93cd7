import { once } from "./text/once.ts";

/** Where Metiro is at work: days and hours are those of its clocks. */
export const swissZone = "Europe/Zurich";

const dayFormat = once(
  () => new Intl.DateTimeFormat("en", { timeZone: swissZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);
const clockFormat = once(
  () => new Intl.DateTimeFormat("sv", { timeZone: swissZone, dateStyle: "short", timeStyle: "medium" }),
);

/** The day (`yyyy-MM-dd`) that it is in Switzerland at a moment. */
export function swissDay(moment: Date): string {
  const part = Object.fromEntries(
    dayFormat()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${part["year"]}-${part["month"]}-${part["day"]}`;
}

/** The day (`yyyy-MM-dd`) that it is in Switzerland. */
export const swissToday = (): string => swissDay(new Date());

/** The moment (ISO 8601, UTC) at which Swiss clocks show a day and a time (`HH:mm`); an hour that summer time leaves out is the one after it. */
export function swissMoment(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - aheadAt(shown);
  return new Date(shown - aheadAt(guess)).toISOString();
}

/** How much Swiss clocks are ahead of UTC at a moment, in milliseconds. */
const aheadAt = (moment: number): number =>
  Date.parse(`${clockFormat().format(moment).replace(" ", "T")}Z`) - Math.floor(moment / 1000) * 1000;

/** The day `days` later; earlier when negative. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day `months` later; the last day of the month where that day does not exist (31 August + 6 → 28 February). */
export function plusMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** How many days there are from one day to another, both included. */
export function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
