import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";
import type { CallContext } from "../failure/failure-link.ts";
import { foreignAnswerOf, retryAfterOf, problemIn } from "../failure/failure.ts";

const mostRetries = 2;
/** Nobody looks at an empty page for longer than this, in seconds, before the page says what is the matter. */
const longestPause = 10;

/**
 * Makes a call again, quietly, where the server has no place for it and says when it will have: a read, or a write with a key that
 * makes a repetition harmless. It comes a little later than told, so that those who were sent away do not come back all at once.
 */
export const retryLink =
  (): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const harmless = op.type === "query" || (op.context as CallContext).idempotencyKey !== undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let giveUp: (() => void) | undefined;
      let made: { unsubscribe: () => void } | undefined;
      const make = (retries: number) => {
        made = next(op).subscribe({
          ...observer,
          error(error) {
            const seconds = harmless && retries < mostRetries ? pauseOf(error) : undefined;
            if (seconds === undefined || op.signal?.aborted) return observer.error(error);
            giveUp = () => {
              stop();
              observer.error(error);
            };
            op.signal?.addEventListener("abort", giveUp, { once: true });
            timer = setTimeout(
              () => {
                stop();
                make(retries + 1);
              },
              seconds * (1 + Math.random() / 2) * 1000,
            );
          },
        });
      };
      const stop = () => {
        clearTimeout(timer);
        if (giveUp) op.signal?.removeEventListener("abort", giveUp);
      };
      make(0);
      return () => {
        stop();
        made?.unsubscribe();
      };
    });

/** Seconds after which the call may come again; undefined where it was refused for good, or for too long. */
function pauseOf(error: TRPCClientError<AppRouter>): number | undefined {
  const foreign = foreignAnswerOf(error);
  const status = problemIn(error)?.status ?? foreign?.status;
  const seconds = retryAfterOf(error) ?? foreign?.retryAfterSeconds;
  return status === 503 && seconds !== undefined && seconds <= longestPause ? seconds : undefined;
}
