import { defineConfig } from "@playwright/test";
import { setClock } from "./e2e/app/clock.ts";
import { launchOptions } from "./e2e/browser/launch.ts";

// Every process of a run reads this file first.
setClock();

const wholeRun = process.env["WHOLE_RUN"] !== undefined;

/** Those that take half a minute and more. */
const long = [
  "small-screens",
  "passport-expires",
  "crash",
  "first-hour",
  "stranger",
  "found",
  "keyboard",
  "story",
  "account",
  "profile",
].map((name) => `**/${name}.e2e.ts`);

/** The journeys: `pnpm journeys <file>`. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/global-setup.ts",
  // Who looks on waits for browser, server and database in turn: two at a time leave a third of two processors idle.
  workers: 3,
  // One race in two hundred journeys shall not stop a delivery; the whole run names what needed it, and one file alone has no second try.
  retries: wholeRun ? 1 : 0,
  // Against hanging only.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "fr-CH",
    timezoneId: "Europe/Zurich",
    launchOptions: await launchOptions(),
    // Pictures of the document at every step are a tenth of a journey's work: `pnpm journeys <file>` takes them, the whole run does not.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: !wholeRun },
  },
  // What takes longest begins, so that nothing is left to wait for at the end. Each project has workers, browsers and mailboxes of its own.
  projects: [
    { name: "long journeys", testMatch: long },
    { name: "journeys", testMatch: "**/*.e2e.ts", testIgnore: long },
  ],
});
