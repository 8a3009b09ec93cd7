import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import config from "../../drizzle.config.ts";
import { faults, type Outcome, program, root } from "../step.ts";

const migrations = path.join(root, "drizzle");
const cache = path.join(root, "node_modules/.cache");

/** The migrations are consistent, and say everything that the schema says: generating again makes no new one. */
export async function migrationsComplete(): Promise<Outcome> {
  const consistent = await program("drizzle-kit", ["check"]);
  if (!consistent.ok) return consistent;
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, "migrations-"));
  try {
    cpSync(migrations, copy, { recursive: true });
    // drizzle-kit takes only a relative folder.
    const generated = await program("drizzle-kit", [
      "generate",
      `--dialect=${config.dialect}`,
      `--schema=${String(config.schema)}`,
      "--casing=snake_case",
      `--out=${path.relative(root, copy)}`,
    ]);
    if (!generated.ok) return generated;
    const before = new Set(readdirSync(migrations));
    const added = readdirSync(copy).filter((file) => file.endsWith(".sql") && !before.has(file));
    return faults(
      added.map((file) => `The schema is ahead of its migrations:\n${readFileSync(path.join(copy, file), "utf8")}`),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
