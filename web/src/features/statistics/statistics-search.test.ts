import { expect, test } from "vitest";
import { daysOf, readSearch } from "./statistics-search.ts";

const today = "2026-06-10";

test.each([
  [{ period: "7d" }, "2026-06-04", today],
  [{}, "2026-05-12", today],
  [{ period: "90d" }, "2026-03-13", today],
  [{ period: "year" }, "2026-01-01", today],
  [{ period: "custom", from: "2025-02-01", to: "2025-02-28" }, "2025-02-01", "2025-02-28"],
])("%o are the days from %s to %s", (search, from, to) => {
  expect(daysOf(readSearch(search), today)).toEqual({ from, to });
});

test.each([
  { period: "tomorrow" },
  { period: "custom", from: "2026-02-30", to: "2026-03-01" },
  { period: "custom", from: "2026-03-02", to: "2026-03-01" },
  { period: "custom", from: "2010-01-01", to: "2026-03-01" },
])("%o makes no sense: the last 30 days", (search) => {
  expect(daysOf(readSearch(search), today)).toEqual({ from: "2026-05-12", to: today });
});
