import { defineConfig } from "@playwright/test";
import { setClock } from "./e2e/app/clock.ts";
import { launchOptions } from "./e2e/browser/launch.ts";

// Every process of a run reads this file first.
setClock();

const screens = "**/small-screens.e2e.ts";
/** Those of the others that take half a minute and more. */
const long = ["crash", "stranger", "found", "keyboard", "story", "account", "profile"].map(
  (name) => `**/${name}.e2e.ts`,
);

/** The journeys: `pnpm journeys <file>`. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/global-setup.ts",
  // Who looks on waits for browser, server and database in turn: two at a time leave a third of two processors idle.
  workers: 3,
  // Against hanging only.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "fr-CH",
    timezoneId: "Europe/Zurich",
    launchOptions: await launchOptions(),
    trace: { mode: "retain-on-failure", screenshots: false },
  },
  // What takes longest begins, so that nothing is left to wait for at the end.
  projects: [
    { name: "screens", testMatch: screens },
    { name: "long journeys", testMatch: long },
    { name: "journeys", testMatch: "**/*.e2e.ts", testIgnore: [screens, ...long] },
  ],
});
