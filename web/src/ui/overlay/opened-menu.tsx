import * as Radix from "@radix-ui/react-dropdown-menu";
import { useMemo, useRef } from "react";
import { type DropdownMenuProps, MenuContext } from "./menu-context.ts";

/** The menu of a trigger that has just been pressed: open, and from then on as often as it is pressed. */
export default function OpenedMenu({ trigger, title, align = "end", children }: DropdownMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  // After the trigger has the focus again: a dialog that the entry opens gives it back there.
  const actOnClose = () => {
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = null;
  };
  const parts = useMemo(
    () => ({
      Item: Radix.Item,
      Separator: Radix.Separator,
      choose: (act: () => void) => {
        chosen.current = act;
      },
    }),
    [],
  );
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={actOnClose}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 animate-rise-in overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-base text-ink shadow-float"
        >
          {title && <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-3">{title}</Radix.Label>}
          <MenuContext value={parts}>{children}</MenuContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
