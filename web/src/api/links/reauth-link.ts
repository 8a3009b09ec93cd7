import type { ReauthMethod } from "@metiro/shared/reauthentication/methods";
import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";
import { problemIn } from "../failure/failure.ts";
import { expectedHere } from "../failure/shown-failure.ts";

/**
 * Where a call is refused because its caller proved too long ago who it is: asks for the proof, and makes the very call again. Who
 * does not give it keeps the page as it was; the call has then failed, and nobody needs to be told.
 */
export const reauthLink =
  (ask: (proofs: readonly ReauthMethod[]) => Promise<boolean>): TRPCLink<AppRouter> =>
  () =>
  ({ op, next: forward }) =>
    observable((observer) => {
      let ended = false;
      const makeAgain = async (error: TRPCClientError<AppRouter>, proofs: readonly ReauthMethod[]) => {
        const proved = await ask(proofs);
        if (ended) return;
        if (proved) made = forward(op).subscribe(observer);
        else {
          expectedHere(error);
          observer.error(error);
        }
      };
      let made = forward(op).subscribe({
        ...observer,
        error(error) {
          const { code, params } = problemIn(error) ?? {};
          if (code === "REAUTH_REQUIRED") void makeAgain(error, params?.proofs ?? []);
          else observer.error(error);
        },
      });
      return () => {
        ended = true;
        made.unsubscribe();
      };
    });
