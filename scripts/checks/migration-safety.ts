import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";

/** Migrations below this number were written for databases without users; from it on each has to pass by people at work. */
const firstChecked = "0020";

interface Rule {
  pattern: RegExp;
  /** Not for a table that the same migration makes: nobody uses it yet. */
  spares?: "own tables";
  unless?: (text: string) => boolean;
  remedy: string;
}

const isOutside = (text: string) => /^-- outside a transaction\b/m.test(text);
const isContracting = (text: string) => /^-- contracting\b/m.test(text);

/** What holds up readers and writers of a large table, or takes from under an older version what it uses. */
const rules: readonly Rule[] = [
  {
    pattern: /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?\S+\s+on\s+(?:only\s+)?(\S+)/i,
    spares: "own tables",
    remedy: "an index of a table in use is made CONCURRENTLY, in a file that begins with `-- outside a transaction`",
  },
  { pattern: /\bconcurrently\b/i, unless: isOutside, remedy: "CONCURRENTLY needs the line `-- outside a transaction`" },
  {
    pattern: /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?!if\s+not\s+exists)/i,
    remedy: "outside a transaction a step may be tried again: IF NOT EXISTS",
  },
  {
    pattern: /\balter\s+table\s+(\S+)\s+add\s+column\s+(?!.*\bdefault\b)[^;]*\bnot\s+null\b/i,
    spares: "own tables",
    remedy: "a new column is null or has a default: older versions write rows without it",
  },
  {
    pattern: /\balter\s+table\s+(\S+)\s+add\s+column[^;]*\bgenerated\s+always\s+as[^;]*\bstored\b/i,
    spares: "own tables",
    remedy: "a stored generated column rewrites the table: add a plain one, fill it in batches, keep it by a trigger",
  },
  {
    pattern: /\balter\s+table\s+(\S+)\s+alter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
    spares: "own tables",
    remedy: "another type rewrites the table: add a column, fill it in batches, then take the old one away",
  },
  {
    pattern: /\balter\s+table\s+(\S+)\s+alter\s+column\s+\S+\s+set\s+not\s+null\b/i,
    spares: "own tables",
    remedy:
      "SET NOT NULL reads the whole table under a lock: add a CHECK … NOT VALID and validate it in the next migration",
  },
  {
    pattern: /\balter\s+table\s+(\S+)\s+add\s+constraint(?![^;]*\bnot\s+valid\b)[^;]*\b(?:check|foreign\s+key)\b/i,
    spares: "own tables",
    remedy: "a constraint on a table in use is added NOT VALID and validated in the next migration",
  },
  {
    pattern: /\b(?:drop\s+(?:table|column|view|function|type)|rename\s+(?:to|column|constraint)|set\s+schema)\b/i,
    unless: isContracting,
    remedy: "what older versions use is taken away one version later, in a file that begins with `-- contracting`",
  },
];

const named = (table: string) =>
  table
    .replaceAll('"', "")
    .replace(/^public\./, "")
    .toLowerCase();

/** What is wrong with a migration that people's work goes on beside; one line each. */
export function risksIn(text: string): string[] {
  const own = new Set(
    [...text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([^\s(]+)/gi)].map(([, name = ""]) =>
      named(name),
    ),
  );
  const statements = text
    .split("--> statement-breakpoint")
    .map((part) => part.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " "));
  return rules.flatMap(({ pattern, spares, unless, remedy }) =>
    statements.some((statement) => {
      const [found, table = ""] = pattern.exec(statement) ?? [];
      return found !== undefined && unless?.(text) !== true && !(spares && own.has(named(table)));
    })
      ? [remedy]
      : [],
  );
}

/** Migrations let people work on, and an older version run beside them until the one that takes away. */
export async function migrationsSafe(): Promise<Outcome> {
  const folder = path.join(root, "drizzle");
  return faults(
    readdirSync(folder)
      .filter((file) => file.endsWith(".sql") && file >= firstChecked)
      .flatMap((file) =>
        risksIn(readFileSync(path.join(folder, file), "utf8")).map((risk) => `drizzle/${file}: ${risk}`),
      ),
  );
}
