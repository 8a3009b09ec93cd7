import { plusDays } from "../calendar-day.ts";

/**
 * Days on which nobody is expected to answer, all over Switzerland. By federal law there is one, 1 August (Federal Constitution, art. 110
 * par. 3); three more are legal holidays of all 26 cantons (Federal Office of Justice, list of legal holidays in Switzerland). Others are
 * of a canton, and a request may go beyond one.
 */
const fixed = [
  { monthDay: "01-01", name: "Nouvel An" },
  { monthDay: "08-01", name: "Fête nationale" },
  { monthDay: "12-25", name: "Noël" },
] as const;
/** Ascension: 39 days after Easter Sunday. */
const afterEaster = 39;

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leap = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}

/** Whether a day (`yyyy-MM-dd`) is one of them. */
export function isHoliday(day: string): boolean {
  if (fixed.some(({ monthDay }) => day.endsWith(monthDay))) return true;
  // Easter lies between 22 March and 25 April, so Ascension between 30 April and 3 June.
  const month = day.slice(5, 7);
  return month >= "04" && month <= "06" && day === plusDays(easterOf(Number(day.slice(0, 4))), afterEaster);
}
