import type { IncomingMessage } from "node:http";
import { DomainError } from "../../errors/domain-error.ts";

/** What a body brings at least in so many milliseconds: slower than a phone that still sends, faster than who only keeps a place. */
const pace = { bytes: 32_768, ms: 10_000 };

/** Reads a body for as long as it comes; `REQUEST_TIMEOUT` where it hardly does. How long it may take in all is the call's deadline. */
export async function readWithMinimumRate<Read>(
  { socket }: { socket: Pick<IncomingMessage["socket"], "bytesRead"> },
  read: () => Promise<Read>,
): Promise<Read> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    const now = socket.bytesRead;
    if (now - before < pace.bytes) reject(new DomainError("REQUEST_TIMEOUT"));
    before = now;
  }, pace.ms);
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearInterval(watch);
  }
}
