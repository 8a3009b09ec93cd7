import { buildPages, filledDataDir } from "./app/app.ts";

/** The journeys run against the built app as `npm start` starts it; the demo data is filled in once, and copied for each site. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildPages();
  const { dataDir, remove } = await filledDataDir();
  process.env["FILLED_DATA_DIR"] = dataDir;
  return remove;
}
