import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { program, root } from "./step.ts";
import { readReport, type Tally } from "./tally.ts";

/** What is used here of the report that vitest's json reporter writes. */
interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: Result[] }[];
}

interface Result {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** Runs vitest projects, showing what they say, and counts their tests; a run that breaks down counts as one failure. */
export async function runProjects(...projects: string[]): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), "vitest-"));
  const file = path.join(folder, "report.json");
  try {
    const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const selected = projects.flatMap((name) => ["--project", name]);
    const args = ["run", "--config", "vitest.workspace.ts", ...reports, ...selected];
    const { ok } = await program("vitest", args, { visible: true });
    return tallyOf(readReport(file) as Report | undefined, ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tallyOf(report: Report | undefined, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1, skipped: 0, faults: ["The tests broke down."] };
  const faults = report.testResults.flatMap(faultsOf);
  if (faults.length === 0 && !ok) faults.push("The tests ended with an error.");
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: faults.length, skipped, faults };
}

type FileReport = Report["testResults"][number];

/** As many lines of why it failed as say it: what follows them is where. */
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
