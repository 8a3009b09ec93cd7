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

it("lists what all cantons have, and nothing that one canton has", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(days.filter(isHoliday)).toEqual(["2026-01-01", "2026-05-14", "2026-08-01", "2026-12-25"]);
});
