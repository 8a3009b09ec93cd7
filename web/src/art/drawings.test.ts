import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(web, file), "utf8");

test("every name that a pictogram may have is drawn", () => {
  const symbols = [...read("art/drawings.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const named = [...read("art/drawing-of.ts").matchAll(/^ {2}"?([a-z-]+)"?,$/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(symbols).toEqual(expect.arrayContaining([...named, "house", "street", "workshop"]));
});
