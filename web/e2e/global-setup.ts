import type { TestProject } from "vitest/node";
import { startApp } from "./app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the site under test. */
    baseUrl: string;
    /** Origin of the mailbox page. */
    mailboxUrl: string;
  }
}

/** The journeys run against the built app as `npm start` starts it, on a folder and on ports of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await startApp();
  project.provide("baseUrl", app.url);
  project.provide("mailboxUrl", app.mailboxUrl);
  return app.stop;
}
