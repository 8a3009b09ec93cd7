import { type ReactNode, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface ShownSecretProps {
  title: ReactNode;
  secret: string;
  /** « Copier la clé », « Copiée », « J’ai noté la clé » */
  words: { copy: ReactNode; copied: ReactNode; noted: ReactNode };
  /** That it is shown this once. */
  warning: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/** A secret of a program, shown once. */
export function ShownSecret({ title, secret, words, warning, onClose, children }: ShownSecretProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
          <Button onClick={onClose}>{words.noted}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Note tone="warning">{warning}</Note>
        <p className="rounded-md bg-sunken p-4 font-mono break-all select-all">{secret}</p>
        {children}
      </div>
    </Dialog>
  );
}
