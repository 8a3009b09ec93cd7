/** How long a sign-out waits for what is not in the account yet, in milliseconds. */
const mostWait = 2_000;

/**
 * Waits for what comes before a sign-out, but not for long, and not for what fails: who signs out is signed out, whatever the line
 * does. What is still on its way then is called off, for its session ends.
 */
export async function inTime(act: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    act(late.signal).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, mostWait)),
  ]);
  late.abort();
}
