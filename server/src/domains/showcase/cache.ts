import type { Db } from "../../db/client.ts";
import { type TtlCache, ttlCache } from "../../cache/ttl-cache.ts";

/** Milliseconds for which what takes a look at every company is told again. */
const maxAgeMs = 60_000;
const maxShowcases = 5_000;
/** Of so many companies all are looked at each time: that is quick, and exact. */
export const fewCompanies = 100;

function cacheBy<Value>(shouldKeep: (value: Value) => boolean) {
  const caches = new WeakMap<Db, TtlCache<Value>>();
  return (db: Db, key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = caches.get(db) ?? ttlCache<Value>({ maxAgeMs, maxEntries: maxShowcases, shouldKeep });
    caches.set(db, known);
    return known.get(key, make);
  };
}

/** How many companies a filter of the directory finds. */
export const cachedCount = cacheBy<number>((count) => count > fewCompanies);
/** Those of a trade in a canton with most reviews. */
export const cachedCompanies = cacheBy<string[]>(() => true);
