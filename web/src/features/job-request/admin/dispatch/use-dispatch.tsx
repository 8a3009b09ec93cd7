import type { JobRequest } from "@metiro/shared/job-request/schema";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { DispatchTarget } from "./dispatch-dialog.tsx";
import { type Held, heldOf } from "./held.ts";

const DispatchDialog = lazy(() => import("./dispatch-dialog.tsx"));
const HeldBar = lazy(() => import("./held-bar.tsx").then((module) => ({ default: module.HeldBar })));

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
  const [sent, setSent] = useState<Held>();
  const [settled, setSettled] = useState<string>();
  const held = shown ? heldOf(shown) : sent;
  const keyOf = ({ id, companyIds }: Held) => [id, ...companyIds].join(" ");
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
              setSent(heldOf(request));
            }}
          />
        )}
        {held && keyOf(held) !== settled && (
          <HeldBar
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
