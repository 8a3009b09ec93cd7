import type { Context } from "../../trpc/context.ts";
import { folderOf } from "../../storage/image-keys.ts";

interface Holder extends Pick<Context, "storage"> {
  log: Pick<Context["log"], "error">;
}

/** Removes the bytes of images whose rows are gone. What cannot be removed now is logged, and swept later. */
export async function removeImages({ storage, log }: Holder, ids: string[]): Promise<void> {
  for (const id of ids)
    await storage.removeFolder(folderOf(id)).catch((err: unknown) => log.error({ err, id }, "image not removed"));
}
