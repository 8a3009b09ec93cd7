import { readFileSync } from "node:fs";

/** How a part of the tests went. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name. */
  faults: readonly string[];
  /** What failed and then passed: counted as passed, and named so that its race is looked for. */
  secondTries?: readonly string[];
}

/** Adds up the parts. */
export function total(parts: readonly Tally[]): Required<Tally> {
  const sum = (key: "passed" | "failed" | "skipped") => parts.reduce((result, part) => result + part[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    faults: parts.flatMap(({ faults }) => faults),
    secondTries: parts.flatMap(({ secondTries = [] }) => secondTries),
  };
}

/** The report of a test runner; absent when it broke down before it wrote one. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
