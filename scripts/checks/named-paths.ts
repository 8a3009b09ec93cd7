import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";

/** `server/src/config/config.ts` in backticks, or the target of a link; a placeholder such as `<domain>` or `*` ends the path. */
const inBackticks = /`([\w.@-]+(?:\/[\w.@<>*{}-]+)*\/?)`/g;
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const placeholder = /[<>*{}]/;

/** Every path that a document or a comment names exists: documentation that lies is worse than none. */
export async function namedPaths(): Promise<Outcome> {
  const files = ownFiles();
  const rooms = new Set(files.map((file) => file.split("/")[0]).filter((first) => first !== undefined));
  const documents = files.filter((file) => file.endsWith(".md"));
  // The tests of checks make such files up.
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("scripts/checks/test/"));
  return faults([
    ...documents.flatMap((document) => missingIn(document, rooms)),
    ...sources.flatMap((source) => misnamedIn(source, readFileSync(path.join(root, source), "utf8"), files)),
  ]);
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
const pathOfFile = /(?<![\w./@<>*{}-])[\w.$-]+(?:\/[\w.$-]+)+\.(?:tsx?|sql|css)(?![\w.])/g;

/** Files that the comments of a source name, by the end of their path at least, and that are none of `files`. */
export function misnamedIn(source: string, text: string, files: readonly string[]): string[] {
  const comments = (text.match(comment) ?? []).map((one) => one.replaceAll(/https?:\S+/g, ""));
  return comments
    .flatMap((one) => one.match(pathOfFile) ?? [])
    .map((name) => name.replace(/^(?:\.\.?\/)+/, ""))
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
    .map((name) => `${source} names ${name}, which does not exist`);
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
