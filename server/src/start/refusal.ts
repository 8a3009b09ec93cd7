import { ConfigError } from "../config/config.ts";
import { MigrationMismatch } from "../db/migrations/migrate.ts";
import { FolderInUseError } from "../embedded/folder-lock.ts";

/** The server cannot start, for a reason that the person who starts it can mend. */
export class StartRefused extends Error {}

const withoutStack = [StartRefused, ConfigError, FolderInUseError, MigrationMismatch];

/** What to print of a failed start: the stack only when nobody foresaw the failure. */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return withoutStack.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
