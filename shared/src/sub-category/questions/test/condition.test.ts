import { describe, expect, test } from "vitest";
import { condition, type Condition } from "../form/condition.ts";
import { isVisible } from "../visible/is-visible.ts";

const answers = {
  scope: "partial",
  parts: ["bath", "tiles"],
  floor: 0,
  lift: false,
  on: "2026-06-15",
  blank: "  ",
  gone: null,
};

const visible = (visibleIf: unknown) => isVisible(condition.parse(visibleIf), answers);

describe("comparisons", () => {
  test.each([
    ["scope", "eq", "partial", true],
    ["scope", "eq", "full", false],
    ["scope", "ne", "full", true],
    ["scope", "ne", "partial", false],
    ["scope", "in", ["full", "partial"], true],
    ["scope", "in", ["full"], false],
    ["scope", "notIn", ["full"], true],
    ["scope", "notIn", ["partial"], false],
    ["parts", "contains", "bath", true],
    ["parts", "contains", "wc", false],
    ["lift", "eq", false, true],
    ["lift", "ne", true, true],
    ["floor", "eq", 0, true],
    ["floor", "ne", 0, false],
    ["floor", "gt", 0, false],
    ["floor", "gt", -1, true],
    ["floor", "gte", 0, true],
    ["floor", "lt", 0, false],
    ["floor", "lt", 1, true],
    ["floor", "lte", 0, true],
    ["on", "gt", "2026-06-14", true],
    ["on", "gte", "2026-06-15", true],
    ["on", "lt", "2026-06-15", false],
    ["on", "lte", "2026-06-15", true],
    ["floor", "gt", "-1", false],
    ["floor", "eq", "0", false],
  ])("%s %s %j: %s", (q, op, value, outcome) => {
    expect(visible({ q, op, value })).toBe(outcome);
  });

  test.each(["floor", "lift", "scope", "parts"])("%s is answered", (q) => {
    expect(visible({ q, op: "answered" })).toBe(true);
    expect(visible({ q, op: "empty" })).toBe(false);
  });

  test.each(["blank", "gone", "missing", "constructor", "__proto__"])("%s is empty", (q) => {
    expect(visible({ q, op: "answered" })).toBe(false);
    expect(visible({ q, op: "empty" })).toBe(true);
  });
});

describe("a missing answer decides nothing", () => {
  const unknown = { q: "missing", op: "eq", value: "x" };
  const yes = { q: "lift", op: "eq", value: false };
  const no = { q: "lift", op: "eq", value: true };

  test.each<[unknown, boolean]>([
    [unknown, false],
    [{ not: unknown }, false],
    [{ q: "missing", op: "ne", value: "x" }, false],
    [{ q: "missing", op: "notIn", value: ["x"] }, false],
    [{ q: "missing", op: "lt", value: 1 }, false],
    [{ any: [unknown, yes] }, true],
    [{ any: [unknown, no] }, false],
    [{ not: { any: [unknown, no] } }, false],
    [{ all: [unknown, yes] }, false],
    [{ not: { all: [unknown, yes] } }, false],
    [{ not: { all: [unknown, no] } }, true],
    [{ all: [yes, { not: no }] }, true],
    [{ all: [yes, { not: yes }] }, false],
  ])("%j: %s", (visibleIf, outcome) => {
    expect(visible(visibleIf)).toBe(outcome);
  });
});

test("without a condition everything is visible", () => {
  expect(isVisible(undefined, {})).toBe(true);
});

describe("the shape", () => {
  const deep = (levels: number): unknown => (levels === 1 ? { q: "a", op: "answered" } : { not: deep(levels - 1) });

  test("nests five deep and no deeper", () => {
    expect(condition.safeParse(deep(5)).success).toBe(true);
    expect(condition.safeParse(deep(6)).success).toBe(false);
  });

  test("cannot be made to exhaust the stack", () => {
    let bottomless: unknown = { q: "a", op: "answered" };
    for (let level = 0; level < 100_000; level++) bottomless = { all: [bottomless] };
    expect(condition.safeParse(bottomless).success).toBe(false);
  });

  test.each([
    {},
    { q: "a" },
    { q: "a", op: "matches", value: "x" },
    { q: "a", op: "eq", value: { x: 1 } },
    { q: "a", op: "eq", value: 1, all: [] },
    { all: [] },
    { any: "a" },
    { not: [{ q: "a", op: "answered" }] },
    [],
    null,
    "a",
  ])("refuses %j", (value) => {
    expect(condition.safeParse(value).success).toBe(false);
  });

  test("takes keys in any order", () => {
    const one: Condition = { value: false, op: "eq", q: "lift" };
    expect(visible(one)).toBe(true);
  });
});
