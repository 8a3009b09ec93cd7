import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Dialog, type DialogProps } from "#ui/overlay/dialog.tsx";
import { FormShell, type FormShellProps } from "./form-shell.tsx";

interface FormDialogProps<Input extends FieldValues, Output, Result>
  extends
    Omit<FormShellProps<Input, Output, Result>, "secondary">,
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
  const { t } = useLingui();
  const confirm = useConfirm();
  const { isDirty, isSubmitting } = form.form.formState;
  const close = async () => {
    if (isSubmitting) return;
    const asks = asksToClose && isDirty;
    const leaves =
      !asks ||
      (await confirm({
        title: t`Fermer sans enregistrer ?`,
        children: t`Vos modifications ne sont pas enregistrées.`,
        action: t`Fermer sans enregistrer`,
        keep: t`Continuer`,
      }));
    if (leaves) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} title={title} description={description} size={size}>
      <FormShell
        {...form}
        secondary={typeof secondary === "function" ? secondary(() => void close()) : secondary}
        buttonsClass={footClass}
      />
    </Dialog>
  );
}
