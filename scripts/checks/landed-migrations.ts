import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";

const folder = path.join(root, "drizzle");
/** In the format of sha256sum, which checks it too: `cd drizzle && sha256sum -c landed.sha256`. */
const list = "drizzle/landed.sha256";

/** A migration is never edited once it has landed: some database has run it as it was, and will not run it again. */
export async function migrationsUnedited(): Promise<Outcome> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const files = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  return faults(faultsOfLanded(readFileSync(path.join(root, list), "utf8"), files));
}

/** What some migrations, each with its text, do against the list of those that have landed; one line a fault. */
export function faultsOfLanded(listed: string, files: ReadonlyMap<string, Buffer | string>): string[] {
  const landed = new Map(
    listed
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split("  "))
      .map(([hash = "", name = ""]) => [name, hash] as const),
  );
  const hashes = new Map([...files].map(([name, text]) => [name, createHash("sha256").update(text).digest("hex")]));
  return [
    ...[...landed].flatMap(([name, hash]) => {
      const now = hashes.get(name);
      if (now === undefined) return [`drizzle/${name} has landed and is gone`];
      return now === hash
        ? []
        : [`drizzle/${name} was edited after it landed: add a migration that changes what it did`];
    }),
    ...[...hashes].flatMap(([name, hash]) =>
      landed.has(name) ? [] : [`drizzle/${name} is new: with it ${list} gets the line\n${hash}  ${name}`],
    ),
  ];
}
