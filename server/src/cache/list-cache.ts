import { type TtlCache, ttlCache } from "./ttl-cache.ts";
import type { CachedBody } from "./cached-body.ts";

/** A list as it is now, in the words of either surface. */
export interface CachedList {
  rest: CachedBody;
  rpc: CachedBody;
}

/** Lists in their languages and by category, a version or two of each; the large ones have 150 kB. */
const maxLists = 200;

/** Room for the lists that everybody asks for; each version of one has a name of its own. */
export const listCache = (): TtlCache<CachedList> =>
  ttlCache<CachedList>({ maxAgeMs: Number.POSITIVE_INFINITY, maxEntries: maxLists });
