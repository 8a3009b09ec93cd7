import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { maxUploadBytes } from "@metiro/shared/file/constants";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { readWithMinimumRate } from "./in-pace.ts";

/** For the reader of multipart bodies: one more than is taken, so that it is told of. */
export const sentFileLimits = { fileSize: maxUploadBytes, files: 2, fields: 5, parts: 7 };

export interface SentFile {
  bytes: Buffer;
  /** What its sender calls it. */
  name: string;
}

/** The one file that is sent, in the field `file`. */
export const sentFile = (request: FastifyRequest): Promise<SentFile> =>
  readWithMinimumRate(request.raw, () => readFile(request));

async function readFile(request: FastifyRequest): Promise<SentFile> {
  let sent: SentFile | undefined;
  let fault: FieldViolation | undefined;
  try {
    for await (const part of request.files()) {
      if (part.fieldname === "file" && !sent) sent = { bytes: await part.toBuffer(), name: part.filename };
      else {
        part.file.resume();
        fault ??= part.fieldname === "file" ? { rule: "tooMany", max: 1 } : { rule: "required" };
      }
    }
  } catch (cause) {
    throw unreadable(cause);
  }
  if (fault || !sent) throw new DomainError("VALIDATION_FAILED", { errors: { file: [fault ?? { rule: "required" }] } });
  return sent;
}

/** A body that ends too early or is no multipart at all is the caller's doing; what has a status keeps it. */
function unreadable(cause: unknown): unknown {
  if (cause instanceof Error && "statusCode" in cause) return cause;
  return new DomainError("BAD_REQUEST", { cause });
}
