import { expect, it } from "vitest";
import { dueParts } from "./due-words.ts";

const due = "2026-12-03T11:00:00.000Z";

it("names the day where it is near, and the date where it is not", () => {
  expect(dueParts(due, "fr", new Date("2026-11-27T12:00:00Z"))).toEqual({ day: "jeudi", hour: 12 });
  expect(dueParts(due, "fr", new Date("2026-11-26T10:00:00Z"))).toEqual({ day: "jeudi 3 décembre", hour: 12 });
  expect(dueParts(due, "en", new Date("2026-12-01T10:00:00Z"))).toEqual({ day: "Thursday", hour: 12 });
});

it("writes the first of a month as each language does", () => {
  const first = "2026-12-01T11:00:00.000Z";
  expect(dueParts(first, "fr").day).toBe("mardi 1er décembre");
  expect(dueParts(first, "fr", new Date("2026-11-01T10:00:00Z"), { short: true }).day).toBe("mar. 1er déc.");
  expect(dueParts(first, "en").day).toBe("Tuesday 1 December");
  expect(dueParts("2026-12-11T11:00:00.000Z", "fr").day).toBe("vendredi 11 décembre");
});

it("names the date in short where there is little room", () => {
  const seen = new Date("2026-11-26T10:00:00Z");
  expect(dueParts(due, "fr", seen, { short: true })).toEqual({ day: "jeu. 3 déc.", hour: 12 });
  expect(dueParts(due, "en", seen, { short: true })).toEqual({ day: "Thu 3 Dec", hour: 12 });
  expect(dueParts(due, "fr", new Date("2026-11-27T12:00:00Z"), { short: true }).day).toBe("jeudi");
});

it("names the date where the words are read later, and of what is over", () => {
  expect(dueParts(due, "fr")).toEqual({ day: "jeudi 3 décembre", hour: 12 });
  expect(dueParts(due, "en", new Date("2026-12-04T10:00:00Z"))).toEqual({ day: "Thursday 3 December", hour: 12 });
});
