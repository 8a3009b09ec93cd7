import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { barSlotId } from "#ui/navigation/bar-slot.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import PendingStack, { type PendingStackProps } from "./pending-stack.tsx";

/** Where sendings wait while no dialog is open: in the bar of the page, so that they cover no row; on a phone at the foot, above which the page ends. */
export default function PendingPlace(props: Omit<PendingStackProps, "inBar">) {
  const isPhone = usePhone();
  // Bar and page may come in one drawing: only after it the place is there.
  const slot = useSyncExternalStore(never, barSlot);
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

const barSlot = () => document.getElementById(barSlotId);
/** The bar stays as long as the page. */
const never = () => () => undefined;
