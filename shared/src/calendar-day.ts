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

/** The moment (ISO 8601, UTC) at which clocks in `zone` show a day and a time (`HH:mm`); an hour that summer time leaves out is the one after it. */
export function momentIn(day: string, time: string, zone = "Europe/Zurich"): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - aheadIn(zone, shown);
  return new Date(shown - aheadIn(zone, guess)).toISOString();
}

/** How much clocks in a zone are ahead of UTC at a moment, in milliseconds. */
function aheadIn(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${format.format(moment).replace(" ", "T")}Z`) - Math.floor(moment / 1000) * 1000;
}

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
