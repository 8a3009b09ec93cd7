import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { handOver, type ClusterPlace } from "./postgres-account.ts";

export const clusterName = "postgres";
const initFlags = [
  "--username=postgres",
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--locale=C.UTF-8",
  "--no-sync",
  "--no-instructions",
];
const passwordFile = "superuser-password";

/** The environment of PostgreSQL's programs: nothing of ours may steer them. */
export const postgresEnvironment = { LC_ALL: "C.UTF-8", TZ: "UTC", PATH: "/usr/bin:/bin" };

export interface Cluster {
  folder: string;
  password: string;
}

/** The cluster of a place; made in a folder aside and then renamed, so that a half-made one is never taken for real. */
export async function clusterIn(place: ClusterPlace): Promise<Cluster> {
  const folder = path.join(place.folder, clusterName);
  for (const left of readdirSync(place.folder).filter((name) => name.startsWith(`${clusterName}.init-`)))
    rmSync(path.join(place.folder, left), { recursive: true, force: true });
  if (!existsSync(folder)) await createCluster(folder, place);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`${folder} belongs to another user. Remove it, or choose another DATA_DIR.`);
  }
  return { folder, password: readFileSync(path.join(folder, passwordFile), "utf8") };
}

async function createCluster(folder: string, { binaries, account }: ClusterPlace): Promise<void> {
  const draft = `${folder}.init-${process.pid}`;
  const password = randomBytes(24).toString("base64url");
  const given = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(given, password, { mode: 0o600 });
  handOver(draft, account);
  handOver(given, account);
  try {
    await promisify(execFile)(binaries.initdb, ["-D", draft, `--pwfile=${given}`, ...initFlags], {
      ...account,
      cwd: "/",
      env: postgresEnvironment,
    });
    renameSync(given, path.join(draft, passwordFile));
    renameSync(draft, folder);
  } finally {
    rmSync(given, { force: true });
  }
}
