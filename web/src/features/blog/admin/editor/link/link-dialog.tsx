import { Trans, useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/react";
import { useController } from "react-hook-form";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { checkedLink } from "./checked-link.ts";

const schema = async () => (await import("./link-form.ts")).linkForm;

/** Where the chosen words lead; without chosen words the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const before = editor.getAttributes("link")["href"] as string | undefined;
  const form = useZodForm(schema, { defaultValues: { address: before ?? "" } });
  const { field, fieldState } = useController({ control: form.control, name: "address" });
  const close = () => {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  const set = (address: string) => {
    const href = checkedLink(address);
    if (href === undefined) return;
    const chain = editor.chain().extendMarkRange("link");
    if (editor.state.selection.empty && before === undefined)
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run();
    close();
  };
  return (
    <FormDialog
      onClose={close}
      title={<Trans>Lien</Trans>}
      form={form}
      label={t`Insérer le lien`}
      mutation={{ mutateAsync: ({ address }) => Promise.resolve(address) }}
      onSuccess={set}
      submitLabel={<Trans>Insérer le lien</Trans>}
      secondary={(leave) => (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={leave}>
            <Trans>Annuler</Trans>
          </Button>
          {before !== undefined && (
            <Button variant="danger-quiet" onClick={remove}>
              <Trans>Retirer le lien</Trans>
            </Button>
          )}
        </div>
      )}
    >
      <Field
        label={<Trans>Adresse</Trans>}
        help={<Trans>Indiquez une adresse : https://…, une adresse e-mail ou une page de ce site (/blogs).</Trans>}
        error={fieldState.error?.message}
      >
        <TextInput {...field} data-autofocus inputMode="url" autoCapitalize="none" />
      </Field>
    </FormDialog>
  );
}
