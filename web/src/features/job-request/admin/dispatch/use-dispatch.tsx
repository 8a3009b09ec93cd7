import type { JobRequest } from "@metiro/shared/job-request/schema";
import { type ReactNode, Suspense, useState } from "react";
import { type PendingDispatch, pendingDispatchOf } from "./pending-dispatch.ts";
import type { DispatchTarget } from "./types.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const DispatchDialog = lazyPart(() => import("./dispatch-dialog.tsx"));
const PendingDispatchBar = lazyPart(async () => ({
  default: (await import("./pending-dispatch-bar.tsx")).PendingDispatchBar,
}));

interface Dispatch {
  open: (request: DispatchTarget) => void;
  /** To render once on the page. */
  dialog: ReactNode;
}

/**
 * The dialog that sends a request to companies, and the way back while the sending waits. It outlives the row that it was
 * opened from. `shown`: the request of the page, where it has one: what waits of it may have been sent elsewhere.
 */
export function useDispatch(shown?: JobRequest): Dispatch {
  const [state, setState] = useState<{ request: DispatchTarget; opened: number; open: boolean } | null>(null);
  const [sent, setSent] = useState<PendingDispatch>();
  const [settled, setSettled] = useState<string>();
  const held = shown ? pendingDispatchOf(shown) : sent;
  const keyOf = ({ id, companyIds }: PendingDispatch) => [id, ...companyIds].join(" ");
  return {
    open: (request) => setState({ request, opened: (state?.opened ?? 0) + 1, open: true }),
    dialog: (
      <Suspense>
        {state && (
          <DispatchDialog
            key={state.opened}
            request={state.request}
            open={state.open}
            onClose={() => setState({ ...state, open: false })}
            onSent={(request) => {
              setSettled(undefined);
              setSent(pendingDispatchOf(request));
            }}
          />
        )}
        {held && keyOf(held) !== settled && (
          <PendingDispatchBar
            key={keyOf(held)}
            held={held}
            onSettled={() => {
              setSettled(keyOf(held));
              setSent(undefined);
            }}
          />
        )}
      </Suspense>
    ),
  };
}
