import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "../../trpc/context.ts";
import { folderOf } from "../../storage/image-keys.ts";

interface Holder extends Pick<Context, "storage"> {
  log: Pick<Context["log"], "error">;
}

/** Milliseconds that a call waits for bytes to go. Its rows are gone already, so that it has done what was asked. */
const waitMs = 2_000;

/**
 * Removes the bytes of images whose rows are gone; what takes longer than a call may goes on without it. What cannot be removed
 * now is logged, and swept later.
 */
export async function removeImages(holder: Holder, ids: readonly string[]): Promise<void> {
  const over = new AbortController();
  const waited = pause(waitMs, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
  await Promise.race([removeEach(holder, ids), waited]);
  over.abort();
}

async function removeEach({ storage, log }: Holder, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await storage.removeFolder(folderOf(id)).catch((err: unknown) => log.error({ err, id }, "image not removed"));
}
