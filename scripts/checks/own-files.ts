import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../step.ts";

/** Names and paths of .gitignore; each of its lines is one of the two, without exceptions. */
const ignored = readFileSync(path.join(root, ".gitignore"), "utf8")
  .split("\n")
  .map((line) => line.trim().replace(/\/$/, ""))
  .filter((line) => line !== "" && !line.startsWith("#"))
  .concat(".git");

/** Every file of the project below a folder of it, relative to its root; without asking git, which a bare machine lacks. */
export function ownFiles(folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (ignored.some((pattern) => path.matchesGlob(entry.name, pattern) || file === pattern)) return [];
    if (entry.isDirectory()) return ownFiles(file);
    return entry.isFile() ? [file] : [];
  });
}
