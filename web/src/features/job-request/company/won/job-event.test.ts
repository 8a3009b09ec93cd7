import { offerWith, receivedWith } from "#domain/request/request.fixture.ts";
import { expect, test } from "vitest";
import { jobDays } from "./job-days.ts";
import { calendarOf } from "./job-event.ts";

const planned = (fields: Parameters<typeof offerWith>[0], more: Parameters<typeof receivedWith>[0] = {}) =>
  jobDays(
    receivedWith({
      startPreference: "flexible",
      startDate: undefined,
      jobRequestCompanies: [offerWith(fields)],
      ...more,
    }),
  );

test("a job begins when its company can come, or later on the day that was asked for, and lasts its working days", () => {
  expect(planned({ availableFrom: undefined })).toBeUndefined();
  expect(planned({ availableFrom: "2026-06-08" })).toEqual({ from: "2026-06-08", to: "2026-06-08" });
  // A Friday; nobody counts the days of the weekend.
  expect(planned({ availableFrom: "2026-06-12", duration: 2, durationUnit: "day" })).toEqual({
    from: "2026-06-12",
    to: "2026-06-15",
  });
  expect(planned({ availableFrom: "2026-06-08", duration: 1, durationUnit: "week" })?.to).toBe("2026-06-12");
  expect(planned({ availableFrom: "2026-06-08", duration: 20, durationUnit: "hour" })?.to).toBe("2026-06-10");
  // Chosen later than it could have come, it has still to say when it does; on that very day it comes.
  expect(planned({ availableFrom: "2026-06-08", decidedAt: "2026-06-09T08:00:00.000Z" })).toBeUndefined();
  expect(planned({ availableFrom: "2026-06-08", decidedAt: "2026-06-08T08:00:00.000Z" })?.from).toBe("2026-06-08");
  const onDate = { startPreference: "on_date", startDate: "2026-06-20" } as const;
  expect(planned({ availableFrom: "2026-06-08" }, onDate)?.from).toBe("2026-06-20");
});

test("a calendar has it on whole days, its end being the day after the last", () => {
  const text = calendarOf(
    {
      id: "1",
      days: { from: "2026-06-12", to: "2026-06-30" },
      title: "Parquet; deux chambres, Anne",
      place: "Rue du Lac 1, 1003 Lausanne",
      notes: "Anne\n079 000 00 00",
      url: "https://example.ch/company/requests/1",
    },
    new Date("2026-06-01T08:09:10.123Z"),
  );
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Metiro//Metiro//FR",
    "BEGIN:VEVENT",
    "UID:1@example.ch",
    "DTSTAMP:20260601T080910Z",
    "DTSTART;VALUE=DATE:20260612",
    "DTEND;VALUE=DATE:20260701",
    "SUMMARY:Parquet\\; deux chambres\\, Anne",
    "LOCATION:Rue du Lac 1\\, 1003 Lausanne",
    "DESCRIPTION:Anne\\n079 000 00 00",
    "URL:https://example.ch/company/requests/1",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});
