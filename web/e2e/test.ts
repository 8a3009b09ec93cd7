import { test as base } from "@playwright/test";
import { endVisits, welcome } from "./browser.ts";
import { closeSite, openSite } from "./site.ts";

export { expect } from "@playwright/test";

interface OfEach {
  /** Whether a site is started for the file; a file may start servers of its own instead. */
  withSite: boolean;
  journey: void;
}

/** Nothing here takes as long on its own; a busy machine makes everything wait. */
const patience = 300_000;

/** A test of what people do, with a browser and a site that its file has to itself. Visits end with it. */
export const test = base.extend<OfEach, { worker: void }>({
  withSite: [true, { option: true }],
  worker: [
    async ({ browser }, use) => {
      welcome(browser);
      await use();
      await closeSite();
    },
    { scope: "worker", auto: true, timeout: patience },
  ],
  journey: [
    async ({ withSite }, use, info) => {
      if (withSite) await openSite(info.file);
      await use();
      await endVisits(info.status !== info.expectedStatus);
    },
    { auto: true, timeout: patience },
  ],
});
