let last = 0;

/** A number that no other row of this process has had, for names that must be unique. */
export const nextSerial = (): number => ++last;

/** The one row that an insert gave back. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`one row expected, not ${rows.length}`);
  return row;
}

/** The row that `key` names; what is missing is an error of the test or of the seed. */
export function rowOf<Row>(rows: ReadonlyMap<string, Row>, key: string): Row {
  const row = rows.get(key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
}
