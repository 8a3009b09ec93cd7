import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { program, root } from "./step.ts";
import { readReport, type Tally } from "./tally.ts";

/** What is used here of the report that vitest's json reporter writes. */
interface Report {
  testResults: { name: string; status: string; assertionResults: Result[] }[];
}

interface Result {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** More files than these do not fail for being disturbed. */
const mostAgain = 3;

/**
 * Runs vitest projects, showing what they say, and counts their tests; a run that breaks down counts as one failure. The files of a
 * few failed tests run once more, whole and with nothing beside them (docs/decisions/543-second-try-of-a-file.md).
 */
export async function runProjects(...projects: string[]): Promise<Tally> {
  const first = await run(projects, []);
  const failed = failedFiles(first);
  if (failed.length === 0 || failed.length > mostAgain) return tallyOf(first);
  console.log(`Once more: ${failed.join(", ")}`);
  return tallyOf(first, await run(projects, failed));
}

/** What a run of vitest came to; without a report it broke down. */
export interface Run {
  report: Report | undefined;
  ok: boolean;
}

async function run(projects: readonly string[], files: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), "vitest-"));
  const file = path.join(folder, "report.json");
  try {
    const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const selected = projects.flatMap((name) => ["--project", name]);
    const args = ["run", "--config", "vitest.workspace.ts", ...reports, ...selected, ...files];
    const { ok } = await program("vitest", args, { visible: true });
    return { report: readReport(file) as Report | undefined, ok };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fileOf = ({ name }: FileReport): string => path.relative(root, name);

const failedFiles = ({ report }: Run): string[] =>
  (report?.testResults ?? []).filter((file) => faultsOf(file).length > 0).map(fileOf);

/** Counts a run; of the files that ran once more what the second run says of them. */
export function tallyOf(first: Run, again?: Run): Tally {
  if (!first.report || (again && !again.report))
    return { passed: 0, failed: 1, skipped: 0, faults: ["The tests broke down."] };
  const second = again?.report?.testResults ?? [];
  const names = new Set(second.map(fileOf));
  const files = [...first.report.testResults.filter((file) => !names.has(fileOf(file))), ...second];
  const faults = files.flatMap(faultsOf);
  if (faults.length === 0 && !(again ?? first).ok) faults.push("The tests ended with an error.");
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const skipped = tests.filter(({ status }) => !["passed", "failed"].includes(status)).length;
  const wentWrong = first.report.testResults.filter((file) => names.has(fileOf(file))).flatMap(faultsOf);
  const still = new Set(faults.map(nameIn));
  return {
    passed,
    failed: faults.length,
    skipped,
    faults,
    secondTries: wentWrong.filter((fault) => !still.has(nameIn(fault))),
  };
}

/** A fault begins with the name of its test. */
const nameIn = (fault: string): string => fault.split("\n")[0] ?? "";

type FileReport = Report["testResults"][number];

/** How many lines of why it failed say it: what follows them is where. */
const maxReasonLines = 4;

/** Indented below the name, as journeys have it. */
const withReason = (name: string, { fullName, failureMessages: [why = ""] }: Result) =>
  [`${path.relative(root, name)} › ${fullName}`, ...why.split("\n").slice(0, maxReasonLines)].join("\n    ");

function faultsOf({ name, status, assertionResults }: FileReport): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that cannot be loaded has failed without a single failed test.
  if (status === "failed" && failed.length === 0) return [path.relative(root, name)];
  return failed.map((test) => withReason(name, test));
}
