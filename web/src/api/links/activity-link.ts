import type { TRPCLink } from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";
import type { createActivity } from "../activity.ts";
import type { CallContext } from "../failure/failure-link.ts";

/** Counts each call that somebody waits for, from its start to its answer, its failure or its abandonment. */
export const activityLink =
  (activity: ReturnType<typeof createActivity>): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const { background = false } = op.context as CallContext;
      const end = background ? () => undefined : activity.begin();
      const subscription = next(op)
        .pipe(tap({ error: end, complete: end }))
        .subscribe(observer);
      return () => {
        subscription.unsubscribe();
        end();
      };
    });
