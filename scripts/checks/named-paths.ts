import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";

/** `server/src/config/config.ts` in backticks, or the target of a link; a placeholder such as `<domain>` or `*` ends the path. */
const inBackticks = /`([\w.@-]+(?:\/[\w.@<>*{}-]+)*\/?)`/g;
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const placeholder = /[<>*{}]/;

/** Every path that README and docs name exists: documentation that lies is worse than none. */
export async function namedPaths(): Promise<Outcome> {
  const files = ownFiles();
  const rooms = new Set(files.map((file) => file.split("/")[0]).filter((first) => first !== undefined));
  const documents = files.filter((file) => file === "README.md" || /^docs\/.*\.md$/.test(file));
  return faults(documents.flatMap((document) => missingIn(document, rooms)));
}

function missingIn(document: string, rooms: ReadonlySet<string>): string[] {
  const text = readFileSync(path.join(root, document), "utf8");
  const quoted = [...text.matchAll(inBackticks)]
    .map(([, name = ""]) => name)
    .filter((name) => name.includes("/") && rooms.has(name.split("/")[0] ?? ""))
    .map((name) => ({ name, file: path.join(root, solidPart(name)) }));
  // What is in backticks is no link, whatever signs it has.
  const links = [...text.replaceAll(/`[^`\n]*`/g, "").matchAll(linked)].map(([, name = ""]) => ({
    name,
    file: path.resolve(root, path.dirname(document), name),
  }));
  return [...quoted, ...links]
    .filter(({ file }) => !existsSync(file))
    .map(({ name }) => `${document} names ${name}, which does not exist`);
}

/** The part of a path before the first placeholder. */
function solidPart(name: string): string {
  const parts = name.split("/");
  const first = parts.findIndex((part) => placeholder.test(part));
  return (first < 0 ? parts : parts.slice(0, first)).join("/");
}
