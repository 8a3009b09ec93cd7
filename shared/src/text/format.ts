// Days of the product are days of Switzerland, wherever the reader or the server is.
import { swissZone as timeZone } from "../calendar-day.ts";
import type { TextLanguage } from "../languages.ts";
import { once } from "./once.ts";

/** No-break space: an amount never breaks between currency and figure. */
const space = "\u00a0";

const decimals: Record<TextLanguage, () => Intl.NumberFormat> = {
  fr: once(() => new Intl.NumberFormat("fr-CH", { useGrouping: "min2", maximumFractionDigits: 6 })),
  en: once(() => new Intl.NumberFormat("en-CH", { useGrouping: "min2", maximumFractionDigits: 6 })),
};

/** A figure with its decimals: `84,5`, `12’500`. Grouped from five figures on, so that a year stays a year. */
export const formatNumber = (value: number, language: TextLanguage): string =>
  typographic(decimals[language]().format(value));

const typographic = (figure: string) => figure.replaceAll("'", "’");

/** Digits in groups of three. What `Intl.NumberFormat` would write too: to make one takes a phone longer than to draw a list. */
const grouped = (figure: string) => figure.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, "’");

/** A whole number the Swiss way: `2’031`. */
export const formatCount = (count: number): string => grouped(count.toFixed(0));

/** An amount in cents without its currency: `1’200`, `12.50`. */
export const formatFigure = (cents: number): string => grouped((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2));

/** An amount in cents: `CHF 1’200`, `EUR 12.50`; cents only when there are some. */
export const formatAmount = (cents: number, currency: string): string => `${currency}${space}${formatFigure(cents)}`;

/** A range of amounts in cents: `CHF 5’400 – 6’100`; one amount when both are the same. */
export const formatAmountRange = (min: number, max: number, currency: string): string =>
  min === max ? formatAmount(min, currency) : `${formatAmount(min, currency)}${space}–${space}${formatFigure(max)}`;

// The British order is the one of the specification: dd/MM/yyyy, 24 hours.
const dayFormat = once(
  () => new Intl.DateTimeFormat("en-GB", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" }),
);
const timeFormat = once(() => new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }));

/** A moment (ISO 8601) or a day (`yyyy-MM-dd`) as `15/06/2026`; a moment as the day it is in Switzerland. */
export const formatDay = (iso: string): string => dayFormat().format(dateOf(iso));

/** A moment (ISO 8601) as `14:20` in Switzerland. */
export const formatTime = (iso: string): string => timeFormat().format(dateOf(iso));

/** A moment (ISO 8601) as `15/06/2026 14:20` in Switzerland. */
export const formatMoment = (iso: string): string => `${formatDay(iso)} ${formatTime(iso)}`;

/** The first day of a month as French writes it: `mardi 1er décembre` for `mardi 1 décembre`. */
export const withFrenchFirst = (longDay: string): string => longDay.replace(/(?<!\d)1 (?=\p{L})/u, "1er ");

/** A day without a time is that day everywhere; noon keeps it clear of time zones. */
const dateOf = (iso: string) => new Date(iso.includes("T") ? iso : `${iso}T12:00:00Z`);

/**
 * A time to wait, rounded up to what one reads at a glance: `42 secondes`, `5 minutes`, `3 heures et 20 minutes`, from six hours on
 * whole hours. `locale` is a language tag.
 */
export function formatDuration(seconds: number, locale: string): string {
  const unit = (name: "second" | "minute" | "hour", count: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" }).format(count).replace(" ", space);
  if (seconds <= 59) return unit("second", Math.ceil(seconds));
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return unit("minute", minutes);
  if (minutes >= 6 * 60) return unit("hour", Math.ceil(minutes / 60));
  const parts = [unit("hour", Math.floor(minutes / 60)), ...(minutes % 60 > 0 ? [unit("minute", minutes % 60)] : [])];
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
}
