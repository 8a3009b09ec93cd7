import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";

/** A column of an answer: where it stands in the row's object, and what reads it. */
export interface SelectedField {
  path: string[];
  field: unknown;
}

type Read = (value: unknown) => unknown;
type Values = readonly unknown[];

/**
 * What Drizzle does with each value of each row, worked out once for a query that is built once: which object a column goes into, how
 * it is read, and which object is null because a left join found nothing for it. Drizzle asks for all of that again for each value.
 */
export function rowMapper(
  fields: readonly SelectedField[],
  isAlwaysThere: Readonly<Record<string, boolean>> | undefined,
): (rows: Values[]) => Record<string, unknown>[] {
  const own: { name: string; at: number; read: Read }[] = [];
  const objects = new Map<string, { name: string; at: number; read: Read }[]>();
  for (const [at, { path, field }] of fields.entries()) {
    const [first = "", second, ...deeper] = path;
    if (deeper.length > 0) throw new Error(`${path.join(".")} lies deeper than rows do`);
    const read = readerOf(field);
    if (second === undefined) own.push({ name: first, at, read });
    else objects.set(first, [...(objects.get(first) ?? []), { name: second, at, read }]);
  }
  const parts = [...objects].map(([name, members]) => ({ name, members, nullBy: nullBy(name, fields, isAlwaysThere) }));

  return (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (const { name, at, read } of own) row[name] = read(values[at]);
      for (const { name, members, nullBy: decisive } of parts) {
        if (decisive !== undefined && values[decisive] === null) row[name] = null;
        else {
          const part: Record<string, unknown> = {};
          for (const member of members) part[member.name] = member.read(values[member.at]);
          row[name] = part;
        }
      }
      return row;
    });
}

function readerOf(field: unknown): Read {
  const decoder = decoderOf(field);
  return (value) => (value === null ? null : decoder.mapFromDriverValue(value));
}

interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}

/** The place of the value that makes an object null, as Drizzle has it: its first column, where all are of one table that may be missing. */
function nullBy(
  name: string,
  fields: readonly SelectedField[],
  isAlwaysThere: Readonly<Record<string, boolean>> | undefined,
): number | undefined {
  const columns = fields.flatMap(({ path, field }, at) =>
    path.length === 2 && path[0] === name && is(field, Column) ? [{ at, table: getTableName(field.table) }] : [],
  );
  const [first] = columns;
  if (!isAlwaysThere || !first || columns.some(({ table }) => table !== first.table)) return undefined;
  return isAlwaysThere[first.table] ? undefined : first.at;
}
