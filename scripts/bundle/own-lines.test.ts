import { SourceMap } from "node:module";
import { encode } from "@jridgewell/sourcemap-codec";
import { expect, test } from "vitest";
import { ownLines } from "./own-lines.ts";

test("the map of a bundle leads to lines of our own sources, and nowhere from those of packages", () => {
  const bundled = ownLines({
    sources: ["../../node_modules/zod/index.js", "../src/main.ts"],
    mappings: encode([
      [
        [0, 1, 4, 0],
        [8, 1, 4, 9],
      ],
      [[0, 1, 4, 20]],
      [[0, 0, 7, 0]],
      [],
      [[2, 1, 9, 3]],
    ]),
  });
  const map = new SourceMap(bundled);
  const placeOf = (line: number) => {
    const found = map.findEntry(line, 5);
    return "originalSource" in found && found.originalSource ? [found.originalSource, found.originalLine] : undefined;
  };
  expect([0, 1, 2, 3, 4].map(placeOf)).toEqual([
    ["../src/main.ts", 4],
    ["../src/main.ts", 4],
    undefined,
    undefined,
    ["../src/main.ts", 9],
  ]);
});
