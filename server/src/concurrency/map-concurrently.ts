/** Does something with each of many, `maxConcurrent` at a time, and gives what came of them in their order. No further one begins before its turn is taken. */
export async function* mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  maxConcurrent: number,
  act: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const item of items) {
    const result = act(item);
    // Whoever turns away, or fails on an earlier one, awaits the later ones no more.
    result.catch(() => undefined);
    begun.push(result);
    if (begun.length >= maxConcurrent) yield await (begun.shift() as Promise<Result>);
  }
  for (const result of begun) yield await result;
}
