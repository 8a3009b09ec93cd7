import { migrate } from "../db/migrations/migrate.ts";
import { areSeparate, grantToApp, type PrepareDatabase } from "../db/roles.ts";
import { installBackground } from "./background.ts";

/** The tables of the slices, of the job queue, and the rights of the serving role. */
export const prepareDatabase: PrepareDatabase = async ({ ownerUrl, appUrl }) => {
  await migrate(ownerUrl);
  if (!areSeparate(ownerUrl, appUrl)) return;
  // The serving role could not make the tables of the job queue.
  await installBackground(ownerUrl, silent);
  await grantToApp(ownerUrl, appUrl);
};

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
