import type { Context } from "../../trpc/context.ts";
import { imageSizes, type ImageSize, keyOf } from "./sizes.ts";

interface Holder extends Pick<Context, "storage"> {
  log: Pick<Context["log"], "error">;
}

/** Removes the bytes of images whose rows are gone. What cannot be removed now is logged: nobody can reach it any more. */
export async function removeImages({ storage, log }: Holder, ids: string[]): Promise<void> {
  const sizes = Object.keys(imageSizes) as ImageSize[];
  const keys = ids.flatMap((id) => sizes.map((size) => keyOf(id, size)));
  await storage.remove(keys).catch((err: unknown) => log.error({ err, ids }, "images not removed"));
}
