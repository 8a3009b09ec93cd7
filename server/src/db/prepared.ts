import type { Db } from "./client.ts";
import { rowMapper, type SelectedField } from "./rows/row-mapper.ts";

/** Builds a query once for each pool. Drizzle spends most of its time building; hot queries are built once and executed with values. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (!query) {
      query = build(db);
      mapOnce(query);
      built.set(db, query);
    }
    return query;
  };
}

/** What a query of Drizzle is beside what it says of itself: how it makes objects of rows. */
interface Mapping {
  fields?: SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: unknown;
}

function mapOnce(query: unknown): void {
  const mapping = query as Mapping;
  if (!mapping.fields || mapping.customResultMapper) return;
  mapping.customResultMapper = rowMapper(mapping.fields, mapping.joinsNotNullableMap);
}
