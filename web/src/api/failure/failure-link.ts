import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";

/** What a caller says of its own call: `client.auth.signOut.mutate(undefined, { context: { quiet: true } })`. */
export interface CallContext {
  /** Nobody asked for it, or the part of the page that it fills says that it failed: no toast. */
  quiet?: boolean;
  /** Nobody waits for it: the page does not look busy. */
  background?: boolean;
  /** Another token than that of the session: of one that has just ended. */
  token?: string;
  /** Makes a repeated creation return the first one. */
  idempotencyKey?: string;
}

/** `sentWith`: the token of the session when the call began. */
type OnFailure = (error: TRPCClientError<AppRouter>, context: CallContext, sentWith: string | undefined) => void;

/** Tells `onFailure` of each failed call; one that its caller gave up has not failed. */
export const failureLink =
  (onFailure: OnFailure, token: () => string | undefined): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const sentWith = token();
      return next(op)
        .pipe(tap({ error: (error) => !op.signal?.aborted && onFailure(error, op.context as CallContext, sentWith) }))
        .subscribe(observer);
    });
