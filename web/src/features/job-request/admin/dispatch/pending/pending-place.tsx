import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { barSlotId } from "#ui/navigation/bar-slot.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { usePendingStack } from "./use-pending-stack.ts";
import { pendingPages } from "./pending-pages.ts";
import { PendingStack, type PendingStackProps } from "./pending-stack.tsx";

interface PendingPlaceProps extends Omit<PendingStackProps, "inBar"> {
  /** Inside the dialog that is open: it stands where it is put. */
  inDialog?: boolean | undefined;
}

/**
 * Where sendings wait. While no dialog is open: in the bar of the page, so that they cover no row; on a phone at the foot, above which
 * the page ends. Both places are one part of the code, so that no key falls between them while the second one is fetched.
 */
export default function PendingPlace({ inDialog, ...props }: PendingPlaceProps) {
  const isPhone = usePhone();
  useEffect(() => pendingPages.provide(<PendingOfTab />), []);
  // Bar and page may come in one drawing: only after it the place is there.
  const slot = useSyncExternalStore(never, barSlot);
  if (inDialog) return <PendingStack {...props} />;
  if (!isPhone) return slot && createPortal(<PendingStack {...props} inBar />, slot);
  return (
    <div
      data-foot-bar=""
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-surface px-4 py-2 shadow-float print:hidden"
    >
      <PendingStack {...props} />
    </div>
  );
}

/** What waits, on a page that sends nothing by itself. */
function PendingOfTab() {
  const { waiting, settle } = usePendingStack(undefined);
  return waiting.length > 0 && <PendingPlace waiting={waiting} onSettled={settle} />;
}

const barSlot = () => document.getElementById(barSlotId);
/** The bar stays as long as the page. */
const never = () => () => undefined;
