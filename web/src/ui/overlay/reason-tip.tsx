import * as Popover from "@radix-ui/react-popover";
import { tipClass } from "./tip-class.ts";

interface ReasonTipProps {
  anchor: HTMLElement;
  reason: string;
  onClose: () => void;
}

/** Why a button may not be pressed, beside the button, which carries the same words as its description. */
export default function ReasonTip({ anchor, reason, onClose }: ReasonTipProps) {
  const stay = (event: Event) => event.preventDefault();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          role="tooltip"
          side="top"
          sideOffset={8}
          collisionPadding={8}
          className={tipClass}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
        >
          {reason}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
