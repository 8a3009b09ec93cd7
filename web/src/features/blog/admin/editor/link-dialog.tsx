import { Trans, useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { checkedLink } from "./checked-link.ts";

/** Where the chosen words lead; without chosen words the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const before = editor.getAttributes("link")["href"] as string | undefined;
  const [address, setAddress] = useState(before ?? "");
  const [error, setError] = useState<string>();
  const close = () => {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = checkedLink(address);
    if (href === undefined) {
      setError(t`Indiquez une adresse : https://…, une adresse e-mail ou une page de ce site (/blogs).`);
      return;
    }
    const chain = editor.chain().extendMarkRange("link");
    if (editor.state.selection.empty && before === undefined)
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Lien</Trans>}
      footer={
        <>
          {before !== undefined && (
            <Button
              variant="danger-quiet"
              onClick={() => {
                editor.chain().extendMarkRange("link").unsetLink().run();
                close();
              }}
            >
              <Trans>Retirer le lien</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            <Trans>Annuler</Trans>
          </Button>
          <Button type="submit" form="post-link">
            <Trans>Poser le lien</Trans>
          </Button>
        </>
      }
    >
      <form id="post-link" noValidate onSubmit={save}>
        <Field label={<Trans>Adresse</Trans>} error={error}>
          <TextInput
            data-autofocus
            inputMode="url"
            autoCapitalize="none"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
