/** What an error tells of the rows that failed: enough to find them, and no line of the log without end. */
const maxNamed = 10;

/**
 * Does something for each row of a task, one after the other. One that fails does not hold up the others; in the end an error names
 * those that did, by their ids.
 */
export async function runSequentially<Row extends { id: string }>(
  rows: readonly Row[],
  act: (row: Row) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const failed: { id: string; error: unknown }[] = [];
  for (const row of rows)
    try {
      if (await act(row)) done += 1;
    } catch (error) {
      failed.push({ id: row.id, error });
    }
  const [first] = failed;
  if (!first) return done;
  const named = failed.slice(0, maxNamed).map(({ id }) => id);
  throw new Error(`${failed.length} of ${rows.length} failed: ${named.join(", ")}`, { cause: first.error });
}
