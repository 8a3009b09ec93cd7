import { buildPages, filledDataDir, newDataDir } from "./app/app.ts";

/**
 * The journeys run against the built app as `npm start` starts it; the demo data is filled in once, and copied for each site. What
 * the first server has compiled serves those after it: fifty times eight megabytes of program are a minute of the processor.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await buildPages();
  const compiled = await newDataDir();
  process.env["NODE_COMPILE_CACHE"] = compiled.dataDir;
  const filled = await filledDataDir();
  process.env["FILLED_DATA_DIR"] = filled.dataDir;
  return async () => {
    await filled.remove();
    await compiled.remove();
  };
}
