import { expect, test } from "vitest";
import { plain } from "./plain.ts";

test("no sign becomes a text: what is searched stays about as long as what was written", () => {
  const signs = Array.from({ length: 0x2_0000 - 0x80 }, (_, index) => String.fromCodePoint(index + 0x80));
  const long = signs.filter((sign) => plain(sign).text.length > 4);
  expect(long).toEqual([]);
  expect(plain("½".repeat(100)).text).toHaveLength(100);
});

test("signs that hold figures are read", () => {
  expect(plain("⒇ ⑽ ⒈ ㏂").text).toBe("(20) (10) 1. a.m.");
});

test.each(["a", "一", "İ", "㌀"])("a long word of %j costs what its length is", (letter) => {
  const began = process.cpuUsage();
  plain(letter.repeat(10_000));
  const { user, system } = process.cpuUsage(began);
  // Some ten milliseconds; tried from each of its letters it took seconds to minutes.
  expect((user + system) / 1_000).toBeLessThan(1_500);
});
