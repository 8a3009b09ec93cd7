import { plusDays } from "@metiro/shared/calendar-day";
import { escaped, folded } from "../../contact/content-line.ts";
import type { JobDays } from "./job-days.ts";

export interface JobEvent {
  /** Of the request: an event that is added anew takes the place of the former. */
  id: string;
  days: JobDays;
  title: string;
  place: string;
  notes: string;
  url: string;
}

const compact = (day: string) => day.replaceAll("-", "");

/** A job as a file for the calendar of a phone, on whole days: https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarOf({ id, days, title, place, notes, url }: JobEvent, now = new Date()): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Metiro//Metiro//FR",
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(days.from)}`,
    `DTEND;VALUE=DATE:${compact(plusDays(days.to, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
