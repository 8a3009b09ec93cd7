import { useEffect } from "react";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { fetchConfirmDialog } from "#ui/overlay/fetch-confirm-dialog.ts";

interface AskingCloseOptions {
  /** Whether something was typed that would be lost. */
  dirty: boolean;
  /** Whether it is on its way just now. */
  sending: () => boolean;
  onClose: () => void;
}

/** Closes what holds a form: not while it is sent, nor with what was typed before asking. */
export function useAskingClose({ dirty, sending, onClose }: AskingCloseOptions): () => Promise<void> {
  const confirm = useConfirm();
  // The line may be gone by the time it is asked, and without the question the dialog could not be left.
  useEffect(() => {
    if (dirty) void fetchConfirmDialog().catch(() => undefined);
  }, [dirty]);
  return async () => {
    if (sending()) return;
    const leaves = !dirty || (await confirm("closing"));
    if (leaves && !sending()) onClose();
  };
}
