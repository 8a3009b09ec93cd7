import { plusDays, swissDay, swissZone as timeZone } from "../calendar-day.ts";
import type { TextLanguage } from "../languages.ts";
import { withFrenchFirst } from "../text/format.ts";
import { once } from "../text/once.ts";

const format = (language: TextLanguage, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(language === "fr" ? "fr-CH" : "en-GB", { timeZone, ...options }));
const near = {
  fr: format("fr", { weekday: "long" }),
  en: format("en", { weekday: "long" }),
} satisfies Record<TextLanguage, unknown>;
const far = {
  fr: format("fr", { weekday: "long", day: "numeric", month: "long" }),
  en: format("en", { weekday: "long", day: "numeric", month: "long" }),
} satisfies Record<TextLanguage, unknown>;
const brief = {
  fr: format("fr", { weekday: "short", day: "numeric", month: "short" }),
  en: format("en", { weekday: "short", day: "numeric", month: "short" }),
} satisfies Record<TextLanguage, unknown>;
const hourFormat = once(() => new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" }));

/** Days ahead for which the name of the day says enough. */
const nearDays = 6;

/**
 * The day and the full hour of a promise, to be put into a sentence: `jeudi` and `12`; with the date where it is further away, or where
 * the sentence is read later (`seen` is absent): `jeudi 3 décembre`, and `jeu. 3 déc.` where there is little room.
 */
export function dueParts(
  due: string,
  language: TextLanguage,
  seen?: Date,
  { short = false } = {},
): { day: string; hour: number } {
  const moment = new Date(due);
  const dueDay = swissDay(moment);
  const isNear = seen !== undefined && dueDay <= plusDays(swissDay(seen), nearDays) && moment >= seen;
  const day = (isNear ? near : short ? brief : far)[language]().format(moment);
  return {
    day: language === "fr" ? withFrenchFirst(day) : day,
    hour: Number(hourFormat().format(moment)),
  };
}
