/**
 * Reads together what is asked for in one turn of the event loop: under load that is one statement instead of many. Nothing is
 * remembered, and a read begins after all who asked for it, so that none of them is told what was so before. What is asked for twice
 * is read once. `oneAtATime`: while a read is under way those who ask wait for its end and for each other, which is longer for one alone and
 * takes less of all.
 */
export function gathered<Key, Value>(
  read: (keys: Key[]) => Promise<ReadonlyMap<string, Value>>,
  { nameOf, most, oneAtATime = false }: { nameOf: (key: Key) => string; most: number; oneAtATime?: boolean },
): (key: Key) => Promise<Value | undefined> {
  let waiting: { keys: Map<string, Key>; found: Promise<ReadonlyMap<string, Value>> } | undefined;

  let last: Promise<unknown> = Promise.resolve();

  const gather = () => {
    const keys = new Map<string, Key>();
    const before = last;
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    const found = (oneAtATime ? turn.then(() => before) : turn).then(() => {
      if (waiting?.keys === keys) waiting = undefined;
      return read([...keys.values()]);
    });
    if (oneAtATime) last = found.catch(() => undefined);
    return { keys, found };
  };

  return async (key) => {
    const name = nameOf(key);
    if (!waiting || (waiting.keys.size >= most && !waiting.keys.has(name))) waiting = gather();
    const { keys, found } = waiting;
    keys.set(name, key);
    return (await found).get(name);
  };
}
