import { type Kept, kept } from "./kept.ts";
import type { KeptBytes } from "./kept-bytes.ts";

/** A list as it is now, in the words of either surface. */
export interface KeptList {
  rest: KeptBytes;
  rpc: KeptBytes;
}

/** Lists in their languages and by category, a version or two of each; the large ones have 150 kB. */
const most = 200;

/** Room for the lists that everybody asks for; each version of one has a name of its own. */
export const keptLists = (): Kept<KeptList> => kept<KeptList>({ maxAge: Number.POSITIVE_INFINITY, most });
