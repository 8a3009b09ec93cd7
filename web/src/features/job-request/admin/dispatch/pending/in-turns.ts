/** How many at a time: as many as a call of the server's takes at once without others waiting for it. */
const together = 3;

/** Does something with each, a few at a time, in their order. */
export async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += together)
    await Promise.all(all.slice(from, from + together).map((one) => act(one)));
}
