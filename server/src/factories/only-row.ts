let last = 0;

/** Ten letters for the ten digits: no vowel is among them, so that no word of a test comes about. */
const letters = "bdfghjkmnq";

/**
 * Six letters that no other row of this process has had, for names that must be unique. They sort in the order in which
 * rows were made, and a test that looks for a number or a word does not find them, however many rows were made before.
 */
export const nextSerial = (): string =>
  String(++last)
    .padStart(6, "0")
    .replaceAll(/\d/gu, (digit) => letters.charAt(Number(digit)));

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
