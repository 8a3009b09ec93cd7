import type { FieldValues } from "react-hook-form";
import { Dialog, type DialogProps } from "#ui/overlay/dialog.tsx";
import { FormShell, type FormShellProps } from "./form-shell.tsx";

type FormDialogProps<Input extends FieldValues, Output, Result> = FormShellProps<Input, Output, Result> &
  Pick<DialogProps, "title" | "description" | "size" | "onClose">;

/** A form in a dialog of its own; it does not close while it is being sent. */
export function FormDialog<Input extends FieldValues, Output, Result>({
  title,
  description,
  size,
  onClose,
  ...form
}: FormDialogProps<Input, Output, Result>) {
  return (
    <Dialog
      open
      onClose={() => !form.form.formState.isSubmitting && onClose()}
      title={title}
      description={description}
      size={size}
    >
      <FormShell {...form} />
    </Dialog>
  );
}
