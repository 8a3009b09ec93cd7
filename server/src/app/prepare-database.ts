import { migrate } from "../db/migrate.ts";
import { areSeparate, grantToApp } from "../db/roles.ts";
import { installBackground } from "./background.ts";

/** The two roles of a database, as addresses; the same twice where one role does everything. */
export interface DatabaseUrls {
  /** Owns the tables and migrates. */
  ownerUrl: string;
  /** Serves. */
  appUrl: string;
}

/** Brings a database to this version as its owner, and leaves to the serving role what serving needs. */
export async function prepareDatabase({ ownerUrl, appUrl }: DatabaseUrls): Promise<void> {
  await migrate(ownerUrl);
  if (!areSeparate(ownerUrl, appUrl)) return;
  // The serving role could not make the tables of the job queue.
  await installBackground(ownerUrl, silent);
  await grantToApp(ownerUrl, appUrl);
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
