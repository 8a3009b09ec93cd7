import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { processEnvironment } from "../../config/config.ts";

/** Programs of daemons lie there, and not on everybody's path. */
const besides = ["/usr/sbin", "/usr/local/sbin"];

/** Where a program of this machine lies; undefined where it is not installed. */
export function programOf(name: string, folders: readonly string[] = []): string | undefined {
  const all = [...folders, ...(processEnvironment()["PATH"] ?? "").split(path.delimiter), ...besides];
  return all.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return path.isAbsolute(file);
  } catch {
    return false;
  }
}

/** Ends a program that was started, and waits until it has. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
