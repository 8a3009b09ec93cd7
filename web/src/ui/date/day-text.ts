/** The digits of some phones' keyboards have nothing beside them to divide a day with. */
const pattern = /^(?:(\d{1,2})[./\s-](\d{1,2})[./\s-]|(\d{2})(\d{2}))(\d{4}|\d{2})$/;

/** What a person types (`15/06/2026`, `15.6.26`, `15062026`) as `yyyy-MM-dd`; empty for nothing, the text itself for no day. */
export function parseDay(text: string): string {
  const typed = text.trim();
  const [day = "", month = "", year = ""] = pattern.exec(typed)?.slice(1).filter(Boolean) ?? [];
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : typed;
}

/** Whether the text is `yyyy-MM-dd` of a day that exists. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `2026-06-15` as `15/06/2026`; anything else as it is. */
export const formatDayText = (day: string): string => (isDay(day) ? day.split("-").toReversed().join("/") : day);

/** A day as the noon of that day here: the calendar counts in the reader's own time zone. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day (`yyyy-MM-dd`) of a date here. */
export const dayOfDate = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");
