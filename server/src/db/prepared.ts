import type { Db } from "./client.ts";

/** Builds a query once for each pool. Drizzle spends most of its time building; hot queries are built once and executed with values. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (!query) {
      query = build(db);
      built.set(db, query);
    }
    return query;
  };
}
