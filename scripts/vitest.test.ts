import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./step.ts";
import { type Run, tallyOf } from "./vitest.ts";

type Statuses = Record<string, "passed" | "failed" | "pending">;

const runOf = (files: Record<string, Statuses>, ok: boolean): Run => ({
  ok,
  report: {
    testResults: Object.entries(files).map(([name, tests]) => ({
      name: path.join(root, name),
      status: Object.values(tests).includes("failed") ? "failed" : "passed",
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({
        status,
        fullName,
        failureMessages: status === "failed" ? ["it was late"] : [],
      })),
    })),
  },
});

const first = runOf(
  { "a.test.ts": { one: "passed", two: "pending" }, "b.test.ts": { three: "failed", four: "passed", five: "failed" } },
  false,
);

test("what fails is counted and named with its reason", () => {
  expect(tallyOf(first)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    faults: ["b.test.ts › three\n    it was late", "b.test.ts › five\n    it was late"],
    secondTries: [],
  });
});

test("of a file that ran once more the second run counts, and what passed only then is named", () => {
  const again = runOf({ "b.test.ts": { three: "passed", four: "passed", five: "failed" } }, false);
  expect(tallyOf(first, again)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    faults: ["b.test.ts › five\n    it was late"],
    secondTries: ["b.test.ts › three\n    it was late"],
  });
});

test("a run that breaks down, or ends with an error of no test, has failed", () => {
  const broken: Run = { report: undefined, ok: false };
  expect(tallyOf(broken)).toMatchObject({ failed: 1 });
  expect(tallyOf(first, broken)).toMatchObject({ failed: 1 });
  const sound = runOf({ "a.test.ts": { one: "passed" } }, false);
  expect(tallyOf(sound)).toMatchObject({ failed: 1, faults: ["The tests ended with an error."] });
  expect(tallyOf(first, runOf({ "b.test.ts": { three: "passed" } }, false))).toMatchObject({ failed: 1 });
});
