import type { Db } from "../../db/client.ts";
import { type Kept, kept } from "../../kept/kept.ts";

/** Milliseconds for which what takes a look at every company is told again. */
const maxAge = 60_000;
const most = 5_000;
/** Of so many companies all are looked at each time: that is quick, and exact. */
export const fewCompanies = 100;

function keptOf<Value>(keeps: (value: Value) => boolean) {
  const caches = new WeakMap<Db, Kept<Value>>();
  return (db: Db, key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = caches.get(db) ?? kept<Value>({ maxAge, most, keeps });
    caches.set(db, known);
    return known.get(key, make);
  };
}

/** How many companies a filter of the directory finds. */
export const keptCount = keptOf<number>((count) => count > fewCompanies);
/** Those of a trade in a canton with most reviews. */
export const keptCompanies = keptOf<string[]>(() => true);
