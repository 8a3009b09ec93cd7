import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where bytes are kept, by key. Knows nothing of what they are. */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is nothing under the key. */
  read(key: string): Promise<Readable | null>;
  /** The names of the folders in a folder, in batches; none when there is no such folder. */
  folders(folder: string): AsyncIterable<string[]>;
  /** Removes everything in a folder, which need not be there. */
  removeFolder(folder: string): Promise<void>;
}

/** A folder of this machine. */
export const folderStorage = (dataDir: string): Storage =>
  storageOn(new Disk(new FSDriver({ location: path.join(dataDir, "files"), visibility: "private" })));

function storageOn(disk: Disk): Storage {
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
    async *folders(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await disk
          .listAll(`${folder}/`, { ...(paginationToken !== undefined && { paginationToken }) })
          .catch(nothingThere);
        yield [...page.objects].flatMap((entry) => (entry.isDirectory ? [entry.name] : []));
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
    },
  };
}

function nothingThere(error: unknown) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT")
    return { objects: [], paginationToken: undefined };
  throw error;
}
