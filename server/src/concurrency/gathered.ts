/**
 * Reads together what is asked for in one turn of the event loop: under load that is one statement instead of many. Nothing is
 * remembered, and a read begins after all who asked for it, so that none of them is told what was so before. What is asked for twice
 * is read once.
 */
export function batchReads<Key, Value>(
  read: (keys: Key[]) => Promise<ReadonlyMap<string, Value>>,
  { nameOf, maxKeys }: { nameOf: (key: Key) => string; maxKeys: number },
): (key: Key) => Promise<Value | undefined> {
  let waiting: { keys: Map<string, Key>; found: Promise<ReadonlyMap<string, Value>> } | undefined;

  const gather = () => {
    const keys = new Map<string, Key>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (waiting?.keys === keys) waiting = undefined;
      return read([...keys.values()]);
    });
    return { keys, found };
  };

  return async (key) => {
    const name = nameOf(key);
    if (!waiting || (waiting.keys.size >= maxKeys && !waiting.keys.has(name))) waiting = gather();
    const { keys, found } = waiting;
    keys.set(name, key);
    return (await found).get(name);
  };
}
