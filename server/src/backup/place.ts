import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { BackupSettings } from "../config/backup.ts";
import { listFolders } from "../storage/folders.ts";
import { BackupFailed, wordsOf } from "./failed.ts";

/** Where backups are kept: a folder for each, with its parts and, once it is whole, a manifest. */
export interface BackupPlace {
  /** How it is called in the settings. */
  address: string;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is nothing under the key. */
  read: (key: string) => Promise<Buffer | null>;
  folders: () => Promise<string[]>;
  remove: (folder: string) => Promise<void>;
}

export async function openBackupPlace({ to }: Pick<BackupSettings, "to">): Promise<BackupPlace> {
  return "s3" in to ? bucketPlace(to.s3, to.folder) : folderPlace(to.folder);
}

/** A part is 32 MB, so that a slow line needs minutes for it. */
const requestTimeouts = {
  connectionTimeout: 10_000,
  requestTimeout: 600_000,
  socketTimeout: 60_000,
  throwOnRequestTimeout: true,
};

async function bucketPlace(
  settings: Extract<BackupSettings["to"], { s3: object }>["s3"],
  folder: string,
): Promise<BackupPlace> {
  const { s3Disk } = await import("../storage/s3-storage.ts");
  const disk = s3Disk(settings, requestTimeouts);
  const address = `s3://${settings.bucket}/${folder}`;
  const refused = (cause: unknown): never => {
    throw new BackupFailed(`${address}: ${reasonOf(cause)}`, { cause });
  };
  return {
    address,
    put: (key, bytes) => disk.put(`${folder}/${key}`, bytes).catch(refused),
    read: (key) =>
      disk.getBytes(`${folder}/${key}`).then(
        (bytes) => Buffer.from(bytes),
        (error: unknown) => (nameOf(error) === "NoSuchKey" ? null : refused(error)),
      ),
    folders: async () => {
      const all: string[] = [];
      try {
        for await (const names of listFolders(disk, folder)) all.push(...names);
      } catch (error) {
        refused(error);
      }
      return all;
    },
    remove: (name) => disk.deleteAll(`${folder}/${name}`).catch(refused),
  };
}

const nameOf = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.name : "");
const reasonOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? wordsOf(error.cause) || error.cause.name : wordsOf(error);

/** A folder that somebody made: a volume that is not mounted would otherwise be filled in the wrong place. */
async function folderPlace(folder: string): Promise<BackupPlace> {
  if (
    !(await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    ))
  )
    throw new BackupFailed(
      `BACKUP_TO: there is no folder ${folder}. Mount or make it, for the account of the server alone.`,
    );
  return {
    address: folder,
    put: async (key, bytes) => {
      const file = path.join(folder, key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Aside, down to the disk, then under its name: what has its name is whole.
      const draft = await open(`${file}.draft`, "w", 0o600);
      try {
        await draft.writeFile(bytes);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(`${file}.draft`, file);
    },
    read: (key) =>
      readFile(path.join(folder, key)).catch((error: unknown) => {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }),
    folders: async () =>
      (await readdir(folder, { withFileTypes: true })).filter((one) => one.isDirectory()).map(({ name }) => name),
    remove: (name) => rm(path.join(folder, name), { recursive: true, force: true }),
  };
}
