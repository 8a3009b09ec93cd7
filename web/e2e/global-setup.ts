import type { TestProject } from "vitest/node";
import { buildPages, filledDataDir } from "./app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of a server with the demo data, which every file's own server begins with. */
    filledDataDir: string;
  }
}

/** The journeys run against the built app as `npm start` starts it; the demo data is filled in once for all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildPages();
  const { dataDir, remove } = await filledDataDir();
  project.provide("filledDataDir", dataDir);
  return remove;
}
