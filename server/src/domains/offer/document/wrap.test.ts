import { describe, expect, test } from "vitest";
import { wrapped } from "./wrap.ts";

/** Letters of five points; counts how often and how much was measured. */
function ruler() {
  const measured: string[] = [];
  const wrap = (text: string, width = 495) =>
    wrapped(text, width, (words) => {
      measured.push(words);
      return words.length * 5;
    });
  return { wrap, measured };
}

test.each([
  ["5,000 letters without a blank", "x".repeat(5_000)],
  ["the same in words of one letter", "x ".repeat(2_500)],
  ["the same in words longer than a line", `${"x".repeat(150)} `.repeat(33)],
])("%s are measured a few times a line, and never more of them than a line holds", (_, text) => {
  const { wrap, measured } = ruler();
  const lines = wrap(text);
  expect(measured.length).toBeLessThanOrEqual(12 * lines.length + text.split(" ").length);
  expect(Math.max(...measured.map(({ length }) => length))).toBeLessThanOrEqual(495);
});

describe("lines", () => {
  test("lose nothing, and each is full", () => {
    const lines = ruler().wrap("x".repeat(5_000));
    expect(lines.join("")).toBe("x".repeat(5_000));
    expect(new Set(lines.slice(0, -1).map(({ length }) => length))).toEqual(new Set([99]));
  });

  test("break between words, and keep those of the writer", () => {
    expect(ruler().wrap("un deux trois\n\nquatre", 40)).toEqual(["un deux", "trois", "", "quatre"]);
    expect(ruler().wrap("un abcdefghijkl fin", 40)).toEqual(["un", "abcdefgh", "ijkl fin"]);
  });

  test("of many blank ones are one", () => expect(ruler().wrap(`a${"\n".repeat(4_000)}b`)).toEqual(["a", "", "b"]));

  test("keep a letter of two halves whole, also where it has no room", () => {
    expect(ruler().wrap("🎨🎨🎨", 15)).toEqual(["🎨", "🎨", "🎨"]);
    expect(ruler().wrap("🎨🎨", 2)).toEqual(["🎨", "🎨"]);
  });

  test("without width are not measured for ever: letters that take no room end somewhere", () => {
    expect(wrapped("\u200b".repeat(1_000), 495, () => 0).map(({ length }) => length)).toEqual([495, 495, 10]);
  });
});
