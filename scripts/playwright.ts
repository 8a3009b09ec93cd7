import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { program, root } from "./step.ts";
import { readReport, type Tally } from "./tally.ts";

/** What is used here of the report that Playwright's json reporter writes. */
interface Report {
  suites: Suite[];
  /** What belongs to no test: a browser that is missing, pages that could not be built. */
  errors: { message?: string }[];
}

interface Suite {
  specs: { file: string; title: string; tests: { status: Status; results: Try[] }[] }[];
  suites?: Suite[];
}

interface Try {
  error?: { message?: string };
  attachments: { name: string; path?: string }[];
}

type Status = "expected" | "unexpected" | "flaky" | "skipped";

/** Runs the journeys, showing what they say, and counts them; a run that breaks down counts as one failure. */
export async function runJourneys(): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), "playwright-"));
  const file = path.join(folder, "report.json");
  try {
    const cwd = path.join(root, "web");
    const cli = path.join(cwd, "node_modules/@playwright/test/cli.js");
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, WHOLE_RUN: "1" };
    const { ok } = await program(process.execPath, [cli, "test", "--reporter=list,json"], { cwd, env, visible: true });
    return tallyOf(readReport(file) as Report | undefined, ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tallyOf(report: Report | undefined, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1, skipped: 0, faults: ["The journeys broke down."] };
  const tests = report.suites.flatMap(testsOf);
  for (const { name, page } of tests) if (page) console.log(`What the page showed: ${name}\n${page}`);
  const count = (...wanted: Status[]) => tests.filter(({ status }) => wanted.includes(status)).length;
  const named = (wanted: Status) => tests.flatMap(({ name, status }) => (status === wanted ? [name] : []));
  const faults = named("unexpected");
  faults.push(...report.errors.map(({ message = "The journeys ended with an error." }) => message));
  if (faults.length === 0 && !ok) faults.push("The journeys ended with an error.");
  const passed = count("expected", "flaky");
  return { passed, failed: faults.length, skipped: count("skipped"), faults, secondTries: named("flaky") };
}

/** A test by its name, with what the first try that failed met. */
const testsOf = ({ specs, suites = [] }: Suite): { name: string; status: Status; page: string | undefined }[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => {
      const failed = results.find(({ error }) => error);
      const name = [`web/e2e/${file} › ${title}`, ...beginning(failed?.error?.message)].join("\n    ");
      return { name, status, page: failed && pageOf(failed) };
    }),
  ),
  ...suites.flatMap(testsOf),
];

/** The page when it failed, as Playwright writes it down: what failed once and never again has no other witness. */
function pageOf({ attachments }: Try): string | undefined {
  const file = attachments.find(({ name }) => name === "error-context")?.path;
  return file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

const beginning = (message = "") => stripVTControlCharacters(message).split("\n").filter(Boolean).slice(0, 8);
