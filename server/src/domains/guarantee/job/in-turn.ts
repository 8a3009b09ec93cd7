/** Requests that one run looks at; the next one, a minute later, takes those that are left. */
export const mostAtOnce = 500;

/** Does something for each, one after the other. One that fails does not hold up the others; the first failure is thrown in the end. */
export async function inTurn<Row>(rows: readonly Row[], act: (row: Row) => Promise<boolean>): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const row of rows)
    try {
      if (await act(row)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return done;
}
