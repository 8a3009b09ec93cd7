import { stringify } from "safe-stable-stringify";

/** Of two states of a row the fields that differ, as `before` and `after`; what is absent is null. */
export function changes<Row extends object>(before: Row, after: Row): { before: object; after: object } {
  const differing = (Object.keys({ ...before, ...after }) as (keyof Row)[]).filter(
    (field) => stringify(before[field] ?? null) !== stringify(after[field] ?? null),
  );
  const of = (row: Row) => Object.fromEntries(differing.map((field) => [field, row[field] ?? null]));
  return { before: of(before), after: of(after) };
}
