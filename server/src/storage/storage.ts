import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where bytes are kept, by key. Knows nothing of what they are. */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is nothing under the key. */
  read(key: string): Promise<Readable | null>;
  remove(keys: readonly string[]): Promise<void>;
}

/** A folder of this machine. The same port takes an S3-compatible store: flydrive has a driver for it. */
export function folderStorage(dataDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: path.join(dataDir, "files"), visibility: "private" }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    remove: async (keys) => void (await Promise.all(keys.map((key) => disk.delete(key)))),
  };
}
