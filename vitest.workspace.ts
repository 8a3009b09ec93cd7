import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
/** Against hanging only: on a busy machine the tests with thousands of cases take their time. */
const testTimeout = 60_000;
const expectation = { poll: { timeout: 20_000 } };
const setupFiles = [path.resolve(root, "scripts/same-cases.ts")];

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
          setupFiles,
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
          setupFiles,
          // One set of modules a worker: nothing here keeps state of its own, and loading them again took most of the time.
          isolate: false,
          globalSetup: [path.resolve(root, "server/src/test/global-setup.ts")],
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
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.dom.test.ts"],
          setupFiles,
          isolate: false,
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
          setupFiles,
          testTimeout,
          expect: expectation,
        },
      },
      {
        test: {
          name: "e2e",
          root: "./web",
          environment: "node",
          include: ["e2e/**/*.e2e.ts"],
          globalSetup: [path.resolve(root, "web/e2e/global-setup.ts")],
          setupFiles: [path.resolve(root, "web/e2e/own-site.ts")],
          testTimeout: 120_000,
          expect: expectation,
          // A browser and a server have more to do with each other than a test can wait for by name; who needs it is named.
          retry: 1,
          hookTimeout: 120_000,
          // What is slow on a busy machine is waiting, not computing.
          maxWorkers: 2,
        },
      },
    ],
  },
});
