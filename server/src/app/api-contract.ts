import { readFileSync, writeFileSync } from "node:fs";
import { swissToday } from "@metiro/shared/calendar-day";
import { spelledOut } from "../openapi/document/document.ts";
import { compared, contractLines } from "../openapi/breaking-changes.ts";
import { byteOperations, documented } from "./docs.ts";
import { csvExports } from "./exports.ts";
import { appRouter } from "./router.ts";

/** Takes what the API is today as what it promises from now on, and writes what is new into the changelog: at a release. */
const kept = new URL("../../../docs/api-contract.txt", import.meta.url);
const changelog = new URL("../../../docs/api-changelog.md", import.meta.url);

const document = spelledOut({
  router: appRouter,
  exports: csvExports,
  documented,
  byteOperations,
  baseUrl: "/api",
});
const now = contractLines(document);
const { breaking, added } = compared(readFileSync(kept, "utf8").trim().split("\n"), now);
const calls = (lines: readonly string[]) =>
  lines.flatMap((line) => (line.startsWith("call ") ? `\`${line.slice(5)}\`` : []));
const isShape = /^shape (\w+): /;
const shapes = new Set(added.flatMap((line) => isShape.exec(line)?.[1] ?? []));
const other = added.filter(
  (line) =>
    !/^(?:call|asked) /.test(line) &&
    !calls(added).some((call) => line.includes(call.slice(1, -1))) &&
    // What is in a new shape comes with the calls that have it.
    !shapes.has(/^shape (\w+)/.exec(line)?.[1] ?? ""),
);
const entries = [
  ...breaking.map(({ before, after }) => `- **Breaking**: \`${before ?? "nothing"}\` is \`${after ?? "gone"}\``),
  ...calls(added).map((call) => `- New call: ${call}`),
  ...other.map((line) => `- New: \`${line}\``),
];
if (entries.length > 0) {
  const [head = "", ...rest] = readFileSync(changelog, "utf8").split(/(?=^## )/m);
  writeFileSync(changelog, [head, `## ${swissToday()}\n\n${entries.join("\n")}\n\n`, ...rest].join(""));
}
writeFileSync(kept, `${now.join("\n")}\n`);
