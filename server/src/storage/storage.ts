import path from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../config/config.ts";
import { DomainError } from "../errors/domain-error.ts";
import { listFolders } from "./folders.ts";
import type { Storage } from "./port.ts";

export type { Storage } from "./port.ts";

/** The storage that the settings name: a bucket when there are settings for one, otherwise the data folder. */
export const storageOf = ({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Storage =>
  s3 ? opened(() => import("./s3-storage.ts").then(({ s3Storage }) => s3Storage(s3))) : folderStorage(dataDir);

/** A folder of this machine. A disk that is full, or takes nothing for another reason, is `UNAVAILABLE` as a bucket would be. */
export function folderStorage(dataDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: path.join(dataDir, "files"), visibility: "private" }));
  return {
    put: (key, bytes) =>
      disk.put(key, bytes).catch((cause: unknown) => {
        throw new DomainError("UNAVAILABLE", { cause });
      }),
    read: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
    folders: (folder) => listFolders(disk, folder),
  };
}

/** A storage that is loaded when it is first used: a client of S3 is large, and most calls read no file. */
function opened(load: () => Promise<Storage>): Storage {
  let loaded: Promise<Storage> | undefined;
  const storage = () => (loaded ??= load());
  return {
    put: async (key, bytes) => (await storage()).put(key, bytes),
    read: async (key) => (await storage()).read(key),
    removeFolder: async (folder) => (await storage()).removeFolder(folder),
    async *folders(folder) {
      yield* (await storage()).folders(folder);
    },
  };
}
