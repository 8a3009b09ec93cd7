import { useLingui } from "@lingui/react/macro";
import * as Popover from "@radix-ui/react-popover";
import { type RefObject, useRef } from "react";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { useLayerRoot } from "../display/page-frame-context.ts";

interface CalendarPopoverProps extends CalendarProps {
  /** What it stands under, and the button in it that opened it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The calendar of a DateField. Heavy: fetched when one is opened for the first time. */
export default function CalendarPopover({ anchor, opener, onClose, ...calendar }: CalendarPopoverProps) {
  const { t } = useLingui();
  const layers = useLayerRoot();
  const leftFor = useRef(false);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={layers}>
        <Popover.Content
          aria-label={t`Choisir une date`}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-60 animate-rise-in rounded-lg border border-line bg-surface p-4 text-ink shadow-float"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftFor.current) opener.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself; who presses elsewhere goes on from there.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
            else leftFor.current = true;
          }}
        >
          <Calendar {...calendar} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
