/** How long a sign-out waits for what is not in the account yet, in milliseconds. */
const mostWait = 2_000;

/** Waits for what comes before a sign-out, but not for long, and not for what fails: who signs out is signed out, whatever the line does. */
export const inTime = (before: Promise<unknown>): Promise<unknown> =>
  Promise.race([before.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, mostWait))]);
