import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { S3Settings } from "../config/config.ts";
import { DomainError } from "../errors/domain-error.ts";
import { listFolders } from "./folders.ts";
import type { Storage } from "./port.ts";

/** Two tries fail within four seconds, so that a bucket that says nothing is told of within five. */
const requestTimeouts = {
  connectionTimeout: 1_000,
  requestTimeout: 1_800,
  socketTimeout: 1_800,
  throwOnRequestTimeout: true,
};

/** A disk takes the slash off a prefix, and a bucket has no folders: without it, `ab/1` would take `ab/10` along. */
class FolderDriver extends S3Driver {
  override deleteAll(prefix: string) {
    return super.deleteAll(`${prefix}/`);
  }
}

/** A bucket of an S3-compatible service, as flydrive has it, with the timeouts of its user. */
export function s3Disk(
  { accessKeyId, secretAccessKey, ...where }: S3Settings,
  requestHandler: typeof requestTimeouts,
): Disk {
  return new Disk(
    new FolderDriver({
      ...where,
      credentials: { accessKeyId, secretAccessKey },
      visibility: "private",
      // Of the many S3-compatible services not all know access lists per object and the newer checksums.
      supportsACL: false,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler,
    }),
  );
}

/** A bucket for images. Whatever keeps it from answering is `UNAVAILABLE`. */
export function s3Storage(settings: S3Settings): Storage {
  const disk = s3Disk(settings, requestTimeouts);
  return {
    put: (key, bytes) => disk.put(key, bytes).catch(unavailable),
    // Read to the end before it is handed on: what breaks off is refused, and no slow reader holds a connection.
    read: (key) => disk.getBytes(key).then((bytes) => Readable.from([bytes]), nullWhenMissing),
    removeFolder: (folder) => disk.deleteAll(folder).catch(unavailable),
    async *folders(folder) {
      try {
        yield* listFolders(disk, folder);
      } catch (cause) {
        unavailable(cause);
      }
    },
  };
}

function nullWhenMissing(error: unknown) {
  if (error instanceof Error && error.cause instanceof Error && error.cause.name === "NoSuchKey") return null;
  return unavailable(error);
}

function unavailable(cause: unknown): never {
  throw new DomainError("UNAVAILABLE", { cause });
}
