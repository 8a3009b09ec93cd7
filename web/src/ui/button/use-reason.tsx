import { type ReactNode, Suspense, type SyntheticEvent, useId, useState } from "react";
import { lazyPart } from "../lazy/lazy-part.tsx";

const ReasonTip = lazyPart(() => import("../overlay/reason-tip.tsx"));

interface Reason {
  /** For the control that is held back. */
  props: Record<string, unknown>;
  /** To render after it. */
  note: ReactNode;
}

/**
 * Keeps a control that may not be used reachable and says why: always as its description, and as a tip under the
 * pointer or the focus. The tip is fetched when it is first wanted: buttons stand on every page, reasons on few.
 */
export function useReason(reason: string | undefined): Reason {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (reason === undefined) return { props: {}, note: null };
  const show = (event: SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const hide = () => setAnchor(null);
  return {
    props: {
      "aria-disabled": true,
      "aria-describedby": id,
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
    },
    note: (
      <>
        <span id={id} hidden>
          {reason}
        </span>
        {anchor && (
          <Suspense>
            <ReasonTip anchor={anchor} reason={reason} onClose={hide} />
          </Suspense>
        )}
      </>
    ),
  };
}
