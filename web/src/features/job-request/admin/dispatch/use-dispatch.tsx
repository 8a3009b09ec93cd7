import { lazy, type ReactNode, Suspense, useState } from "react";
import type { DispatchTarget } from "./dispatch-dialog.tsx";

const DispatchDialog = lazy(() => import("./dispatch-dialog.tsx"));

interface Dispatch {
  open: (request: DispatchTarget) => void;
  /** To render once on the page. */
  dialog: ReactNode;
}

/** The dialog that sends a request to companies. It outlives the row that it was opened from. */
export function useDispatch(): Dispatch {
  const [state, setState] = useState<{ request: DispatchTarget; opened: number; open: boolean } | null>(null);
  return {
    open: (request) => setState({ request, opened: (state?.opened ?? 0) + 1, open: true }),
    dialog: state && (
      <Suspense>
        <DispatchDialog
          key={state.opened}
          request={state.request}
          open={state.open}
          onClose={() => setState({ ...state, open: false })}
        />
      </Suspense>
    ),
  };
}
