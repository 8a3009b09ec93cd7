import type { Readable } from "node:stream";

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
