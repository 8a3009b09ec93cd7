import path from "node:path";
import { faults, type Outcome } from "../step.ts";
import { ownFiles } from "./own-files.ts";

const maxEntries = 20;
/** Folders that list one kind of thing, one entry each, as a table of contents does; the others hold parts of one thing. */
const contents = new Set([
  // What tools look for there.
  ".",
  "docs/decisions",
  "drizzle",
  "drizzle/meta",
  "server/src",
  "server/src/db/schema",
  "server/src/domains",
  "shared/src",
  "web/src/domain",
  "web/src/features",
]);

/** No folder lists over 20 files and folders: in a longer list nobody finds anything at a glance. */
export async function folderListings(): Promise<Outcome> {
  const entries = new Map<string, Set<string>>();
  for (const file of ownFiles())
    for (let entry = file; entry !== "."; entry = path.posix.dirname(entry)) {
      const folder = path.posix.dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  const long = [...entries].filter(([folder, { size }]) => size > maxEntries && !contents.has(folder));
  return faults(long.map(([folder, { size }]) => `${folder} lists ${size} entries; the most is ${maxEntries}`));
}
