const formats = new Map<string, Intl.DateTimeFormat>();

/** The day (`yyyy-MM-dd`) that it is in `zone` at the moment `now`. */
export function todayIn(zone = "Europe/Zurich", now = new Date()): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part["year"]}-${part["month"]}-${part["day"]}`;
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
