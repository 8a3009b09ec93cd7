import { expect, it } from "vitest";
import { easterOf, isHoliday } from "./holidays.ts";

it.each([
  [1961, "1961-04-02"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2011, "2011-04-24"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("knows Easter of %i", (year, day) => {
  expect(easterOf(year)).toBe(day);
});

it.each([
  [2025, "05-29"],
  [2026, "05-14"],
  [2027, "05-06"],
  [2028, "05-25"],
  [2029, "05-10"],
  [2030, "05-30"],
  [2035, "05-03"],
  [2038, "06-03"],
])("lists of %i what all cantons have, and nothing that one canton has", (year, ascension) => {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(String(year)));
  expect(days.filter(isHoliday)).toEqual(["01-01", ascension, "08-01", "12-25"].map((day) => `${year}-${day}`));
});
