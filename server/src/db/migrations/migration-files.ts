import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../../../drizzle");

interface Entry {
  tag: string;
  when: number;
}

/** A migration of this version. */
export interface Migration extends Entry {
  hash: string;
  statements: string[];
  /** Runs without a transaction: what takes long and may not lock, `CREATE INDEX CONCURRENTLY`. */
  isOutside: boolean;
  /** Takes away what older versions still use: they refuse a database that has it. */
  isContracting: boolean;
}

/** The first lines of a migration's file say so: `-- outside a transaction`, `-- contracting`. */
const marks = { outside: /^-- outside a transaction\b/m, contracting: /^-- contracting\b/m };

export function migrationOf(entry: Entry, text: string): Migration {
  return {
    ...entry,
    hash: createHash("sha256").update(text).digest("hex"),
    statements: text
      .split("--> statement-breakpoint")
      .map((statement) => statement.trim())
      .filter((statement) => statement.replaceAll(/--.*$/gm, "").trim() !== ""),
    isOutside: marks.outside.test(text),
    isContracting: marks.contracting.test(text),
  };
}

/** The migrations of this version, in their order. */
export async function migrationsHere(): Promise<Migration[]> {
  const { entries } = JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8")) as {
    entries: Entry[];
  };
  return Promise.all(
    entries.map(async (entry) => migrationOf(entry, await readFile(path.join(folder, `${entry.tag}.sql`), "utf8"))),
  );
}
