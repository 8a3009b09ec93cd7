import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";

/** What a caller says of its own call: `useMutation({ trpc: { context: { showsErrors: true } } })`. */
export interface CallContext {
  /** The form or page of the call shows its errors itself: no toast. */
  showsErrors?: boolean;
  /** Another token than that of the session: of one that has just ended. */
  token?: string;
  /** Makes a repeated creation return the first one. */
  idempotencyKey?: string;
}

/** Tells `onFailure` of each failed call; one that its caller gave up has not failed. */
export const failureLink =
  (onFailure: (error: TRPCClientError<AppRouter>, context: CallContext) => void): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op)
        .pipe(tap({ error: (error) => !op.signal?.aborted && onFailure(error, op.context as CallContext) }))
        .subscribe(observer),
    );
