import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import type { Binaries } from "./postgres-binaries.ts";

/** The system account PostgreSQL runs under. */
export interface Account {
  uid: number;
  gid: number;
}

export interface ClusterPlace {
  binaries: Binaries;
  /** The data folder, or one in its stead that the account can reach. */
  folder: string;
  /** Absent: the account of this process. */
  account?: Account;
}

/**
 * PostgreSQL refuses to run as root. As root it runs under whoever owns the cluster already, else under nobody; what
 * lies below a folder that this account cannot enter (a repository in /root) moves to /var/tmp.
 */
export function placeFor(folder: string, cluster: string, binaries: Binaries): ClusterPlace {
  if (process.getuid?.() !== 0) return { binaries, folder };
  const reachable = isReachable(folder) ? folder : ownedByRoot(`metiro-data-${short(folder)}`);
  return {
    binaries: isReachable(binaries.home) ? binaries : copied(binaries),
    folder: reachable,
    account: accountOf(path.join(reachable, cluster)),
  };
}

/** Gives a folder to the account, when there is one. */
export function handOver(folder: string, account: Account | undefined): void {
  if (account) chownSync(folder, account.uid, account.gid);
}

function accountOf(cluster: string): Account {
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const entries = readFileSync("/etc/passwd", "utf8").split("\n");
  const nobody = entries.map((line) => line.split(":")).find(([name]) => name === "nobody");
  return { uid: Number(nobody?.[2] ?? 65_534), gid: Number(nobody?.[3] ?? 65_534) };
}

/** Whether everybody may enter the folder and all above it. */
function isReachable(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function copied(binaries: Binaries): Binaries {
  const home = path.join(ownedByRoot(`metiro-postgres-${short(binaries.home)}`), "native");
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`;
    cpSync(binaries.home, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", draft]);
    renameSync(draft, home);
  }
  const moved = (file: string) => path.join(home, path.relative(binaries.home, file));
  return { home, initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}

/** A folder in /var/tmp that belongs to root alone, so that no other user can have prepared its content. */
function ownedByRoot(name: string): string {
  const folder = path.join("/var/tmp", name);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
  }
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new Error(`${folder} must belong to root and be writable by root alone.`);
  return folder;
}

const short = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
