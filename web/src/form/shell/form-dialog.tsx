import type { FieldValues } from "react-hook-form";
import { Dialog, type DialogProps } from "#ui/overlay/dialog.tsx";
import { FormShell, type FormShellProps } from "./form-shell.tsx";

type FormDialogProps<Input extends FieldValues, Output, Result> = FormShellProps<Input, Output, Result> &
  Pick<DialogProps, "title" | "description" | "size" | "onClose">;

/** At the foot of the dialog, however long the form is: where the buttons of other dialogs stand. */
const footClass =
  "sticky -bottom-6 z-10 -mx-5 -mb-6 flex-row flex-wrap items-center justify-between border-t border-line bg-surface px-5 py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:[&>:last-child]:grow md:-mx-6 md:px-6 md:py-4";

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
      <FormShell {...form} buttonsClass={footClass} />
    </Dialog>
  );
}
