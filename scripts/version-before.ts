import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Outcome, program, root } from "./step.ts";

/**
 * Runs the story and the races of an earlier version on the tables of this one, as its processes do between the migration and their own
 * restart, and then replaces four of its processes by this version's under traffic: `pnpm test:before [commit]`. Without a commit it is
 * the one before the newest migration.
 */
const tests = ["rest-story", "job-request/test/story", "races.db", "session-races", "rest/once", "rest/idempotency"];

async function must({ ok, output }: Outcome): Promise<string> {
  if (!ok) throw new Error(output);
  return output.trim();
}
const git = async (...args: string[]) => must(await program("git", args));

const newest = async () => `${await git("log", "-1", "--format=%H", "--diff-filter=A", "--", "drizzle/*.sql")}^`;
const before = await git("rev-parse", process.argv[2] ?? (await newest()));
const home = mkdtempSync(path.join(tmpdir(), "metiro-before-"));
let ok = false;
try {
  const packed = path.join(home, "tree.tar");
  await git("archive", "--output", packed, before);
  const tree = path.join(home, "tree");
  cpSync(path.join(root, "drizzle"), path.join(tree, "drizzle"), { recursive: true });
  await must(await program("tar", ["-xf", packed, "-C", tree, "--exclude", "drizzle"]));
  const pnpm = path.join(root, ".runtime/node_modules/pnpm/bin/pnpm.mjs");
  const env = { ...process.env, CI: "1" };
  const install = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"];
  await must(await program(process.execPath, [pnpm, ...install], { cwd: tree, env }));
  console.log(`${await git("log", "-1", "--format=%h %s", before)}, on the tables of this version:`);
  const vitest = [path.join(tree, "node_modules/vitest/vitest.mjs"), "run", "--config", "vitest.workspace.ts"];
  const run = [...vitest, "--project", "server", ...tests];
  ({ ok } = await program(process.execPath, run, { cwd: tree, visible: true }));
  const own = [path.join(root, "node_modules/vitest/vitest.mjs"), ...vitest.slice(1)];
  const replaced = [...own, "--project", "server", "processes/rolling", "-t", "of the version before"];
  const VERSION_BEFORE = tree;
  const options = { cwd: root, env: { ...process.env, VERSION_BEFORE, LONG_RUNS: "1" }, visible: true };
  ok = (await program(process.execPath, replaced, options)).ok && ok;
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit(ok ? 0 : 1);
