import { plusDays, swissDay, swissZone } from "@metiro/shared/calendar-day";
import { formatAmount, formatAmountRange, formatDay, formatTime, withFrenchFirst } from "@metiro/shared/text/format";

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

/** A moment as `aujourd’hui, 08:40`, `hier, 19:02`, else `09/06/2026`: days are those of Switzerland. */
export function formatRecent(iso: string, now: Date, { today, yesterday }: DayWords): string {
  const day = swissDay(new Date(iso));
  const thisDay = swissDay(now);
  if (day === thisDay) return `${today}, ${formatTime(iso)}`;
  return day === plusDays(thisDay, -1) ? `${yesterday}, ${formatTime(iso)}` : formatDay(iso);
}

/** A day or a moment as `29/11`, with its year where that is another than this one: in rows that have little room. */
export function formatShortDay(iso: string, now = new Date()): string {
  const day = formatDay(iso);
  return day.endsWith(swissDay(now).slice(0, 4)) ? day.slice(0, 5) : day;
}

/** Today in full: « Mercredi 10 juin 2026 ». */
export function formatToday(locale: string, now = new Date()): string {
  const options = { timeZone: swissZone, weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const day = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "fr", options).format(now);
  const text = locale === "en" ? day : withFrenchFirst(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
