/** Seconds between two codes to one address, as the server counts them; it has the last word. */
export const resendSeconds = 60;

const keyOf = (email: string) => `code-pause:${email.toLowerCase()}`;

/** Keeps for this tab when another code may be asked for: a reload does not know it. */
export function storeResendDelay(email: string, seconds: number): number {
  const until = Date.now() + seconds * 1000;
  try {
    sessionStorage.setItem(keyOf(email), String(until));
  } catch {
    // Without storage the server says it again.
  }
  return until;
}

/** When another code may be asked for, in milliseconds since 1970; 0: now. */
export function storedResendDelay(email: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(email))) || 0;
  } catch {
    return 0;
  }
}
