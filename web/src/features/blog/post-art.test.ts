import { expect, test } from "vitest";
import { artOf } from "./post-art.ts";

const slugs = ["pompe-a-chaleur", "etat-des-lieux", "jardin", "amiante", ""];

test("a post has the same drawing each time, and hardly that of another", () => {
  for (const slug of slugs) expect(artOf(slug)).toEqual(artOf(slug));
  expect(new Set(slugs.map((slug) => JSON.stringify(artOf(slug)))).size).toBe(slugs.length);
});

test("three rows of four cells, each another one", () => {
  for (const slug of slugs) {
    const rows = artOf(slug);
    expect(rows.map((row) => row.length)).toEqual([4, 4, 4]);
    expect(new Set(rows.flat().map((cell) => cell.join(" "))).size).toBe(12);
  }
});
