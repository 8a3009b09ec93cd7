import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import { tipClass } from "./tip-class.ts";

interface TooltipProps {
  /** Shown under pointer and focus; never the only place where something is said. */
  content: string;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** One element that takes a ref and handlers: a Button, an IconButton, a link. */
  children: ReactElement;
}

export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={8} collisionPadding={8} className={tipClass}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
