/**
 * Puts a question once for all who come before it is put. Who comes while it is on its way waits for the next one: its answer
 * may be older than they are.
 */
export function coalesced<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | undefined;
  let onItsWay: Promise<unknown> = Promise.resolve();
  const put = () => {
    const asked = ask();
    next = undefined;
    onItsWay = asked.catch(() => undefined);
    return asked;
  };
  return () => (next ??= onItsWay.then(put));
}
