import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process of this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * When a process started, in a form that differs between two processes that were given the same id.
 * Undefined when no such process runs or the system does not tell.
 */
export function startedAt(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      // The name in parentheses may hold spaces; the start time is field 22 of the line, see proc(5).
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    }
    return execFileSync("ps", ["-p", String(pid), "-o", "lstart="], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The command line of a process, empty when it is gone or hidden. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}
