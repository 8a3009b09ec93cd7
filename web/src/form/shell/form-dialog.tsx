import { type ReactNode, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog, type DialogProps } from "#ui/overlay/dialog.tsx";
import { FormShell, type FormShellProps } from "./form-shell.tsx";
import { useAskingClose } from "./use-asking-close.ts";

interface FormDialogProps<Input extends FieldValues, Output, Result>
  extends
    Omit<FormShellProps<Input, Output, Result>, "secondary" | "onRunning">,
    Pick<DialogProps, "title" | "description" | "size" | "onClose"> {
  /** Whether closing asks where something is changed that is not saved. Not for what nobody minds typing again: a password, a choice of one. */
  asksToClose?: boolean | undefined;
  /** Beside the submit button: a way back. Given `close`, it asks as the cross does. */
  secondary?: ReactNode | ((close: () => void) => ReactNode);
}

/** At the foot of the dialog, however long the form is: where the buttons of other dialogs stand. */
const footClass =
  "sticky -bottom-6 z-10 -mx-5 -mb-6 flex-row flex-wrap items-center justify-between border-t border-line bg-surface px-5 py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:[&>:last-child]:grow md:-mx-6 md:px-6 md:py-4";

/** A form in a dialog of its own; it does not close while it is being sent, nor with what was typed before asking. */
export function FormDialog<Input extends FieldValues, Output, Result>({
  title,
  description,
  size,
  onClose,
  asksToClose = true,
  secondary,
  ...form
}: FormDialogProps<Input, Output, Result>) {
  const running = useRef(false);
  const { isDirty } = form.form.formState;
  const close = useAskingClose({ dirty: asksToClose && isDirty, sending: () => running.current, onClose });
  return (
    <Dialog open onClose={() => void close()} title={title} description={description} size={size}>
      <FormShell
        {...form}
        onRunning={(now) => (running.current = now)}
        secondary={typeof secondary === "function" ? secondary(() => void close()) : secondary}
        buttonsClass={footClass}
      />
    </Dialog>
  );
}
