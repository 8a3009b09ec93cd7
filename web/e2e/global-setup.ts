import type { TestProject } from "vitest/node";
import { buildPages, startApp } from "./app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** One site for each file that runs at the same time. */
    sites: readonly { origin: string; mailbox: string }[];
  }
}

/** The journeys run against the built app as `npm start` starts it, on folders and on ports of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildPages();
  const started = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, startApp));
  const apps = started.flatMap((app) => (app.status === "fulfilled" ? [app.value] : []));
  const stop = async () => void (await Promise.all(apps.map((app) => app.stop())));
  const failed = started.find((app) => app.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  project.provide(
    "sites",
    apps.map(({ url, mailboxUrl }) => ({ origin: url, mailbox: mailboxUrl })),
  );
  return stop;
}
