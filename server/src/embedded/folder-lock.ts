import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive, startedAt } from "./process-identity.ts";

/** Another living server uses the folder. */
export class FolderInUseError extends Error {}

/**
 * Claims a data folder for this process, so that two servers never run one database. A claim of a process that died
 * (kill -9, power loss) is void. Returns the function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "server.pid");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, [process.pid, startedAt(process.pid) ?? ""].join("\n"));
  try {
    while (!claimed(draft, file)) {
      const owner = livingOwner(file);
      if (owner !== undefined)
        throw new FolderInUseError(
          `${folder} is in use by the running process ${owner}. Stop it, or choose another DATA_DIR.`,
        );
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** A link is made by one process only, and with its content. */
function claimed(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function livingOwner(file: string): number | undefined {
  const [line, start] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const pid = Number(line);
  if (!pid || !isAlive(pid)) return undefined;
  return start === "" || startedAt(pid) === start ? pid : undefined;
}
