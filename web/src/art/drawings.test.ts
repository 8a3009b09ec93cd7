import { readFileSync } from "node:fs";
import path from "node:path";
import { categoryIcons } from "@metiro/shared/category/icons";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(web, file), "utf8");

test("every name that a pictogram may have is drawn", () => {
  const symbols = [...read("art/drawings.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols).toEqual(expect.arrayContaining([...categoryIcons, "house", "street", "workshop"]));
});
