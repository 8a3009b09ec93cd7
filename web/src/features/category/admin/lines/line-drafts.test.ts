import { expect, test } from "vitest";
import { draftsOf, standardLinesInput, moved, newStandardLine } from "./line-drafts.ts";

const lines = draftsOf(
  ["a", "b", "c"].map((id) => ({ id, kind: "work" as const, unit: "m2" as const, label: id.toUpperCase() })),
);
const order = (drafts: typeof lines) => drafts.map(({ key }) => key).join("");

test("a line is put before or after another one, and stays where there is no other", () => {
  expect(order(moved(lines, "a", "c", true))).toBe("bca");
  expect(order(moved(lines, "c", "a", false))).toBe("cab");
  expect(order(moved(lines, "b", "b", true))).toBe("abc");
  expect(order(moved(lines, "b", "x", true))).toBe("abc");
});

test("a line keeps its id when it is renamed; a new one has none, and no English is nothing", () => {
  const [first] = lines;
  expect(
    standardLinesInput([
      ...(first ? [{ ...first, label: "Autre" }] : []),
      { ...newStandardLine(), label: "Neuf", labelEn: " " },
    ]),
  ).toEqual([
    { id: "a", kind: "work", unit: "m2", label: "Autre" },
    { kind: "work", unit: "lump", label: "Neuf" },
  ]);
});
