import type { JobRequest } from "@metiro/shared/job-request/schema";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { usePendingStack } from "./pending/use-pending-stack.ts";
import type { DispatchTarget } from "./types.ts";

const DispatchDialog = lazyPart(() => import("./dispatch-dialog.tsx"));
const PendingStack = lazyPart(async () => ({ default: (await import("./pending/pending-stack.tsx")).PendingStack }));

interface Dispatch {
  /** Opens on a request; those of `queue` come after it. */
  open: (request: DispatchTarget, queue?: readonly DispatchTarget[]) => void;
  /** To render once on the page. */
  dialog: ReactNode;
}

/**
 * The dialog that sends requests to companies, and the way back while a sending waits. It outlives the row that it was
 * opened from. `shown`: the request of the page, where it has one: what waits of it may have been sent elsewhere.
 */
export function useDispatch(shown?: JobRequest): Dispatch {
  const [state, setState] = useState<{ queue: readonly DispatchTarget[]; opened: number; open: boolean } | null>(null);
  const { waiting, add, settle } = usePendingStack(shown);
  // By itself: while its code comes the dialog stays as it is.
  const stack = waiting.length > 0 && (
    <Suspense>
      <PendingStack waiting={waiting} onSettled={settle} />
    </Suspense>
  );
  return {
    open: (request, queue = []) =>
      setState({ queue: [request, ...queue], opened: (state?.opened ?? 0) + 1, open: true }),
    dialog: (
      <Suspense>
        {state && (
          <DispatchDialog
            key={state.opened}
            requests={state.queue}
            open={state.open}
            onClose={() => setState({ ...state, open: false })}
            onSent={add}
            stack={state.open && stack}
          />
        )}
        {!state?.open && stack && (
          // As wide as the window: the page ends above it, so no row is behind it that cannot be scrolled clear.
          <div
            data-foot-bar=""
            className="fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-surface px-4 py-2 shadow-float md:px-8 print:hidden"
          >
            {stack}
          </div>
        )}
      </Suspense>
    ),
  };
}
