import { useLingui } from "@lingui/react/macro";
import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { IconButton } from "../button/icon-button.tsx";
import { topDialog } from "../shortcut/shortcuts.ts";
import { useFocusBack } from "./use-focus-back.ts";

export interface DialogProps {
  open: boolean;
  /** By its cross, Escape or a press beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Under the title: what the dialog is about. Read out when it opens. */
  description?: ReactNode;
  /**
   * The buttons: first what changes nothing, which carries `data-autofocus`, last what the dialog is for. So they stand from left
   * to right, and on a phone, however short they are, one above the other with the last on top.
   */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** Body without padding, for a table. */
  flush?: boolean | undefined;
  children?: ReactNode;
}

const widthClass = { sm: "md:w-120", md: "md:w-180", lg: "md:w-288", xl: "md:w-360" };

/** A layer over the page; a sheet from below on a phone. Its body scrolls, head and foot stay. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = "sm",
  flush = false,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const { takeFocus, giveFocusBack } = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-fade-in grid-cols-[minmax(0,1fr)] place-items-end bg-scrim data-[state=closed]:animate-fade-out md:place-items-center md:p-8">
          <Radix.Content
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={giveFocusBack}
            onInteractOutside={(event) => isUnderAnother(event.target) && event.preventDefault()}
            onEscapeKeyDown={(event) => isUnderAnother(event.target) && event.preventDefault()}
            {...(!description && { "aria-describedby": undefined })}
            className={cn(
              "flex max-h-[92dvh] w-full max-w-full min-w-0 flex-col overflow-hidden bg-surface text-ink shadow-dialog",
              "rounded-t-sheet max-md:animate-sheet-in max-md:data-[state=closed]:animate-sheet-out",
              "md:max-h-[calc(100dvh-4rem)] md:rounded-lg md:data-[state=closed]:animate-rise-out md:data-[state=open]:animate-rise-in",
              widthClass[size],
            )}
          >
            <div className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5 md:pt-5 md:pr-5 md:pl-6">
              <Radix.Title className="title-3 min-w-0 pt-2">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon={X} label={t`Fermer`} />
              </Radix.Close>
            </div>
            {description && (
              <Radix.Description asChild>
                <div className="px-5 pt-1 text-ink-2 md:px-6">{description}</div>
              </Radix.Description>
            )}
            <div className="min-h-4" />
            {children && (
              <div
                className={cn(
                  // A field that takes the focus is not left under the foot of a form.
                  "min-h-0 flex-1 overflow-y-auto overscroll-contain has-[>form]:scroll-pb-24",
                  flush ? "border-t border-line" : "px-5 pt-1 pb-6 md:px-6",
                )}
              >
                {children}
              </div>
            )}
            {footer && (
              <div className="flex gap-3 border-t border-line px-5 py-3 max-md:flex-col-reverse max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:flex-wrap md:items-center md:justify-end md:px-6 md:py-4">
                {footer}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A layer of the browser's own that opened over this one has its presses and its Escape to itself: the palette. */
const isUnderAnother = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest("dialog[open]") !== null) || topDialog()?.matches("dialog") === true;
