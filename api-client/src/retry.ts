import { secondsToWait } from "./errors.js";

export interface Retries {
  /** How often a call is tried again; 4 unless told, 0 for never. */
  retries?: number;
  /** Milliseconds of the longest wait for the next try; an answer that asks for a longer one is given back. 60,000 unless told. */
  maxWaitMs?: number;
}

const busy = new Set([429, 503]);
const safe = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);
const firstWaitMs = 500;

/**
 * A `fetch` that tries again after 429, 503 and a connection that failed. Only what may be done twice is: by its method, by the
 * `Idempotency-Key` that it carries, or because it only reads (`reads`).
 */
export function retrying(
  own: typeof fetch,
  reads: (request: Request) => boolean,
  { retries = 4, maxWaitMs = 60_000 }: Retries,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const again = safe.has(request.method) || request.headers.has("idempotency-key") || reads(request);
    for (let tried = 0; ; tried++) {
      const last = !again || tried >= retries;
      // A body is sent once: each try but the last one sends a copy.
      const answer = await own(last ? request : request.clone()).catch((error: unknown) => {
        if (last || request.signal.aborted) throw error;
      });
      if (answer && (last || !busy.has(answer.status))) return answer;
      const asked = answer && secondsToWait(answer.headers);
      // Half of the wait is by chance, so that programs that were refused together do not come back together.
      const wait = asked === undefined ? firstWaitMs * 2 ** tried * (0.5 + Math.random() / 2) : asked * 1000;
      if (answer && wait > maxWaitMs) return answer;
      await answer?.body?.cancel();
      await pause(Math.min(maxWaitMs, asked === undefined ? wait : wait + Math.random() * firstWaitMs), request.signal);
    }
  };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
