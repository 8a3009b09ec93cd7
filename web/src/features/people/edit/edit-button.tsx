import { Trans } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";

interface EditButtonProps {
  /** The dialog, drawn once it is asked for. */
  dialog: (close: () => void) => ReactNode;
}

/** « Modifier » in the head of a page, and the dialog that it opens. */
export function EditButton({ dialog }: EditButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={Pencil} onClick={() => setOpen(true)}>
        <Trans>Modifier</Trans>
      </Button>
      {open && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
