import type { JobRequest } from "@metiro/shared/job-request/schema";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { pendingPages } from "./pending/pending-pages.ts";
import { usePendingStack } from "./pending/use-pending-stack.ts";
import type { DispatchTarget } from "./types.ts";

const DispatchDialog = lazyPart(() => import("./dispatch-dialog.tsx"));
const TogetherDialog = lazyPart(() => import("./together/together-dialog.tsx"));
const PendingPlace = lazyPart(() => import("./pending/pending-place.tsx"));

interface Dispatch {
  /** Opens on a request; those of `queue` come after it, and those of `more` that are not among them, once they are here. */
  open: (
    request: DispatchTarget,
    queue?: readonly DispatchTarget[],
    more?: Promise<readonly DispatchTarget[] | undefined>,
  ) => void;
  /** Opens on several, each with its proposal, which leave by one press; on one alone as `open` does. */
  openTogether: (requests: readonly DispatchTarget[]) => void;
  /** To render once on the page. */
  dialog: ReactNode;
}

interface State {
  requests: readonly DispatchTarget[];
  how: "inTurn" | "together";
  opened: number;
  open: boolean;
}

/**
 * The dialogs that send requests to companies, and the way back while a sending waits. They outlive the row that they were
 * opened from. `shown`: the request of the page, where it has one: what waits of it may have been sent elsewhere. `onClosed` is told at
 * which request a queue was left.
 */
export function useDispatch(
  shown?: JobRequest,
  onSent?: (id: string) => void,
  onClosed?: (at: DispatchTarget) => void,
): Dispatch {
  const [state, setState] = useState<State | null>(null);
  useEffect(() => pendingPages.enter(), []);
  const { waiting, add, settle } = usePendingStack(shown);
  const sent = (request: JobRequest) => {
    add(request);
    onSent?.(request.id);
  };
  const opened = (state?.opened ?? 0) + 1;
  const show = (how: State["how"], requests: readonly DispatchTarget[]) =>
    setState({ requests, how, opened, open: true });
  const close = () => state && setState({ ...state, open: false });
  // By itself: while its code comes the dialog stays as it is.
  const stack = waiting.length > 0 && (
    <Suspense>
      <PendingPlace waiting={waiting} onSettled={settle} inDialog />
    </Suspense>
  );
  return {
    open: (request, queue = [], more) => {
      show("inTurn", [request, ...queue]);
      void more?.then((found = []) =>
        setState((now) => (now?.opened === opened ? { ...now, requests: joined(now.requests, found) } : now)),
      );
    },
    openTogether: (requests) => show(requests.length > 1 ? "together" : "inTurn", requests),
    dialog: (
      <Suspense>
        {state?.how === "inTurn" && (
          <DispatchDialog
            key={state.opened}
            requests={state.requests}
            open={state.open}
            onClose={(at) => {
              close();
              onClosed?.(at);
            }}
            onSent={sent}
            stack={state.open && stack}
          />
        )}
        {state?.how === "together" && (
          <TogetherDialog
            key={state.opened}
            requests={state.requests}
            open={state.open}
            onClose={close}
            onSent={sent}
            onInTurn={(requests) => show("inTurn", requests)}
            stack={state.open && stack}
          />
        )}
        {!state?.open && waiting.length > 0 && <PendingPlace waiting={waiting} onSettled={settle} />}
      </Suspense>
    ),
  };
}

function joined(known: readonly DispatchTarget[], found: readonly DispatchTarget[]): readonly DispatchTarget[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...found.filter(({ id }) => !ids.has(id))];
}
