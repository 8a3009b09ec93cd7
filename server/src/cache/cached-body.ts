import { createHash } from "node:crypto";
import { type Coding, compressed } from "./compressed.ts";

/** What goes out again and again. */
export interface CachedBody {
  /** Tells this content from any other. */
  hash: string;
  /** The bytes as they are, or compressed once for all readers. */
  as: (coding: Coding | undefined) => Promise<Buffer>;
}

export function cachedBody(body: Buffer, hash = createHash("sha256").update(body).digest("base64url")): CachedBody {
  const codings = new Map<Coding, Promise<Buffer>>();
  return {
    hash,
    as: (coding) => {
      if (!coding) return Promise.resolve(body);
      const known = codings.get(coding) ?? compressed(body, coding);
      codings.set(coding, known);
      return known;
    },
  };
}
