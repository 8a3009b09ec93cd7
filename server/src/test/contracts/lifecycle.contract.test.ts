import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../..");
const sources = ["server/src", "shared/src", "web/src"].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.fixture\.tsx?$|\/test\/|lifecycle\.ts$|openapi/.test(file),
  ),
);
const linesOf = (file: string) =>
  readFileSync(path.join(root, file), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));
const hits = (pattern: RegExp, files = sources) =>
  files.flatMap((file) => linesOf(file).flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])));

it("writes no status of a request as a number: the names of the lifecycle stand for them", () => {
  expect(
    hits(/\bstatus\b\}? *(=|<>|!=|===|!==) *[014]\b|\bstatus in \(|\bstatus: [014],? (canceledAt|processedAt)/i),
  ).toEqual([]);
});

it("takes the status that an action leads to from the table of the lifecycle", () => {
  const slices = sources.filter((file) => file.startsWith("server/src/domains/"));
  expect(hits(/\bstatus: JobStatus\./, slices)).toEqual([]);
});
