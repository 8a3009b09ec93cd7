import { z } from "zod";
import { id } from "../scalars.ts";

/** An uploaded image as payloads carry it: an address that `<img>` can use, and the pixels of its largest size. */
export const image = z.object({
  id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Image = z.infer<typeof image>;

/** An image in all its sizes, for `srcset`; smallest first. */
export const sizedImage = image.extend({
  sizes: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
});
export type SizedImage = z.infer<typeof sizedImage>;
