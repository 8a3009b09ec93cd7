import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Those of the programs that are not on this machine: a test that needs them names them and is skipped. */
export const absent = (...programs: string[]): string[] =>
  programs.filter((program) => spawnSync("sh", ["-c", `command -v ${program}`]).status !== 0);

/** What stands behind the name of a test that is skipped for the want of programs. */
export const becauseAbsent = (missing: readonly string[]): string =>
  missing.length > 0 ? ` (absent here: ${missing.join(", ")})` : "";

interface Shell {
  /** Variables that the script's own lines do not change: a test has other addresses than a guide. */
  given?: Record<string, string>;
  /** A variable to tell the last value of. */
  tells?: string;
  cwd?: string;
}

/**
 * Runs the commands of a guide in a shell that ends at the first one that fails, a refused `curl` among them. Returns what the variable
 * `tells` holds in the end, without it all that was printed.
 */
export async function runInShell(script: string, { given = {}, tells, cwd }: Shell = {}): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), "metiro-guide-"));
  try {
    // Guides are shown without this option: whoever reads wants to see what a refusal says.
    await writeFile(path.join(home, ".curlrc"), "fail-with-body\n");
    const names = Object.keys(given);
    const own = script.split("\n").filter((line) => !names.some((name) => line.startsWith(`${name}=`)));
    const last = tells === undefined ? [] : [`printf '\\n%s' "$${tells}"`];
    const whole = ["set -eu", ...own, ...last].join("\n");
    const settings = Object.entries({ ...given, CURL_HOME: home }).map(([name, value]) => `${name}=${value}`);
    const { stdout } = await run("env", [...settings, "sh", "-c", whole], { cwd: cwd ?? home });
    return tells === undefined ? stdout : (stdout.split("\n").at(-1) ?? "");
  } finally {
    await rm(home, { recursive: true });
  }
}
