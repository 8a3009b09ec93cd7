import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

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
          testTimeout: 30_000,
        },
      },
      {
        test: { name: "shared", root: "./shared", isolate: false, environment: "node", include: ["src/**/*.test.ts"] },
      },
      {
        test: {
          name: "server",
          root: "./server",
          environment: "node",
          include: ["src/**/*.test.ts"],
          // One set of modules a worker: nothing here keeps state of its own, and loading them again took most of the time.
          isolate: false,
          globalSetup: [path.resolve(root, "server/src/test/global-setup.ts")],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: "./web/vite.config.ts",
        test: {
          name: "web",
          root: "./web",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "e2e",
          root: "./web",
          environment: "node",
          include: ["e2e/**/*.e2e.ts"],
          globalSetup: [path.resolve(root, "web/e2e/global-setup.ts")],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
