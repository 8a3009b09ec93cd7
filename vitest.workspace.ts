import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
/** Against hanging only: on a busy machine the tests with thousands of cases take their time. */
const testTimeout = 60_000;
/** Of itself vitest leaves one core to what watches; with two cores that is half of the machine. Projects run together only with the same number. */
const maxWorkers = Math.max(2, availableParallelism());
const expectation = { poll: { timeout: 20_000 } };
const longRuns = process.env["LONG_RUNS"] !== undefined;
const seed = Number(process.env["SEED"] ?? 2026);
const provide = {
  longRuns,
  versionBefore: process.env["VERSION_BEFORE"] ?? "",
  /** Of the random walks through the lifecycle; `seed` is that of a long run. */
  walk: {
    walks: Number(process.env["WALKS"] ?? (longRuns ? 10_000 : 40)),
    steps: Number(process.env["WALK_STEPS"] ?? 80),
    seed,
  },
  /** Of the inputs made from the schemas of all calls. */
  fuzz: { inputs: Number(process.env["FUZZ"] ?? (longRuns ? 20_000 : 2_000)), seed },
  /** Over how many processes the calls of a test go in turn; 0: they stay in that of the test. And whether those reach the database through a pooler. */
  processes: { count: Number(process.env["PROCESSES"] ?? 0), pooled: process.env["POOLED"] !== undefined },
};
const setupFiles = ["same-cases", "patient-waits"].map((name) => path.resolve(root, `scripts/${name}.ts`));
const patientQueries = path.resolve(root, "web/src/test/patient-queries.ts");

/** What puts something in the place of a module: whoever shared that worker would have the other one. */
const withMocks = globSync("src/**/*.dom.test.{ts,tsx}", { cwd: path.resolve(root, "web") }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(path.resolve(root, "web", file), "utf8")),
);

/** The levels of the house: `vitest run --config vitest.workspace.ts --project <name>`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "scripts",
          root: "./scripts",
          environment: "node",
          include: ["**/*.test.ts"],
          maxWorkers,
          testTimeout,
          expect: expectation,
        },
      },
      {
        test: {
          name: "shared",
          root: "./shared",
          isolate: false,
          environment: "node",
          include: ["src/**/*.test.ts"],
          provide,
          setupFiles,
          maxWorkers,
          testTimeout,
          expect: expectation,
        },
      },
      {
        test: {
          name: "server",
          root: "./server",
          environment: "node",
          include: ["src/**/*.test.ts"],
          provide,
          setupFiles,
          // One set of modules a worker: nothing here keeps state of its own, and loading them again took most of the time.
          isolate: false,
          globalSetup: [path.resolve(root, "server/src/test/global-setup.ts")],
          maxWorkers,
          testTimeout,
          expect: expectation,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: "./web/vite.config.ts",
        test: {
          name: "web-rules",
          root: "./web",
          environment: "node",
          include: ["{src,scripts,worker}/**/*.test.ts"],
          exclude: ["src/**/*.dom.test.ts"],
          setupFiles,
          isolate: false,
          maxWorkers,
          testTimeout,
          expect: expectation,
        },
      },
      {
        extends: "./web/vite.config.ts",
        test: {
          name: "web",
          root: "./web",
          environment: "jsdom",
          include: ["src/**/*.dom.test.{ts,tsx}"],
          exclude: withMocks,
          // Loading the application again for each file took longer than most of their tests: the document and what the tab keeps begin anew.
          isolate: false,
          setupFiles: [...setupFiles, patientQueries, path.resolve(root, "web/src/test/new-document.ts")],
          maxWorkers,
          testTimeout,
          expect: expectation,
        },
      },
      {
        extends: "./web/vite.config.ts",
        test: {
          name: "web-mocks",
          root: "./web",
          environment: "jsdom",
          include: withMocks,
          setupFiles: [...setupFiles, patientQueries],
          maxWorkers,
          testTimeout,
          expect: expectation,
        },
      },
    ],
  },
});
