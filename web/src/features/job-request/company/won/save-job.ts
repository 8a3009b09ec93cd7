import type { JobRequest } from "@metiro/shared/job-request/schema";
import { personName } from "@metiro/shared/user/nameless";
import { formatPhone } from "#i18n/phone-text.ts";
import { saveFile } from "#ui/save-file.ts";
import type { JobDays } from "./job-days.ts";
import { calendarOf } from "./job-event.ts";

/** Gives the reader a job for a calendar: its days, where it is and whom to call. */
export function saveJob(
  { id, number, title, tenderer, street, postalCode, locality }: JobRequest,
  days: JobDays,
): void {
  const client = personName(tenderer);
  const event = {
    id,
    days,
    title: [title, client].filter(Boolean).join(", "),
    place: [street, [postalCode, locality].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    notes: [client, tenderer.phone && formatPhone(tenderer.phone)].filter(Boolean).join("\n"),
    url: `${location.origin}/company/requests/${id}`,
  };
  saveFile(`${number}.ics`, new Blob([calendarOf(event)], { type: "text/calendar;charset=utf-8" }));
}
