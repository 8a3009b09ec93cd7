import { test as base } from "@playwright/test";
import { endVisits, welcome } from "./browser/browser.ts";
import { closeEverything, openSite } from "./app/site.ts";
import type { ServerOptions } from "./app/try-it-server.ts";

export { expect } from "@playwright/test";

interface OfEach {
  /** Whether a site is started for the file; a file may start servers of its own instead. */
  withSite: boolean;
  /** What the site of the file is called. */
  siteHost: ServerOptions["host"];
  /** Settings of that site beside those of every journey. */
  siteSettings: ServerOptions["settings"];
  journey: void;
}

/** Nothing here takes as long on its own; a busy machine makes everything wait. */
const patience = 300_000;

/** A test of what people do, with a browser and a site that its file has to itself. Visits end with it. */
export const test = base.extend<OfEach, { worker: void }>({
  withSite: [true, { option: true }],
  siteHost: [undefined, { option: true }],
  siteSettings: [undefined, { option: true }],
  worker: [
    async ({ browser }, use) => {
      welcome(browser);
      await use();
      await closeEverything();
    },
    { scope: "worker", auto: true, timeout: patience },
  ],
  journey: [
    async ({ withSite, siteHost, siteSettings }, use, info) => {
      if (withSite)
        await openSite(info.file, {
          ...(siteHost && { host: siteHost }),
          ...(siteSettings && { settings: siteSettings }),
        });
      await use();
      await endVisits(info.status !== info.expectedStatus);
    },
    { auto: true, timeout: patience },
  ],
});
