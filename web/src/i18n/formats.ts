import { todayIn } from "@metiro/shared/calendar-day";
import { formatAmount, formatAmountRange, formatDay, formatTime } from "@metiro/shared/text/format";

export interface Formats {
  /** Cents as `CHF 1’200`. */
  amount: (cents: number) => string;
  /** Cents as `CHF 5’400 – 6’100`. */
  amountRange: (min: number, max: number) => string;
}

/** Amounts in the platform's currency. */
export const formatsIn = (currency: string): Formats => ({
  amount: (cents) => formatAmount(cents, currency),
  amountRange: (min, max) => formatAmountRange(min, max, currency),
});

export interface DayWords {
  today: string;
  yesterday: string;
}

const zone = "Europe/Zurich";

/** A moment as `aujourd’hui, 08:40`, `hier, 19:02`, else `09/06/2026`: days are those of Switzerland. */
export function formatRecent(iso: string, now: Date, { today, yesterday }: DayWords): string {
  const day = todayIn(zone, new Date(iso));
  const thisDay = todayIn(zone, now);
  if (day === thisDay) return `${today}, ${formatTime(iso)}`;
  return day === dayBefore(thisDay) ? `${yesterday}, ${formatTime(iso)}` : formatDay(iso);
}

/** A day or a moment as `29/11`, with its year where that is another than this one: in rows that have little room. */
export function formatShortDay(iso: string, now = new Date()): string {
  const day = formatDay(iso);
  return day.endsWith(todayIn(zone, now).slice(0, 4)) ? day.slice(0, 5) : day;
}

/** Of a day, not of a moment: days have 23 or 25 hours twice a year. */
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Today in full: « Mercredi 10 juin 2026 ». */
export function formatToday(locale: string, now = new Date()): string {
  const options = { timeZone: zone, weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const text = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "fr", options).format(now);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
