import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedView } from "@metiro/shared/saved-view/schema";
import { trpc } from "#api/trpc.ts";
import { CheckboxField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/form-dialog.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/saved-view/schema")).savedViewFields;

interface KeepViewDialogProps {
  list: string;
  search: SavedView["search"];
  onClose: () => void;
}

/** Keeps what the list shows now under a name. */
export default function KeepViewDialog({ list, search, onClose }: KeepViewDialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: { list, search, name: "", isDefault: false } });
  const add = trpc.savedView.add.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Garder cette vue</Trans>}
      description={<Trans>Les filtres, la recherche, l’ordre et la taille des pages, pour vous seul.</Trans>}
      form={form}
      mutation={add}
      submitLabel={<Trans>Garder la vue</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="ghost" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
      }
      onSuccess={async ({ name }) => {
        await utils.savedView.list.invalidate({ list });
        toast.success(t`La vue « ${name} » est gardée.`);
        onClose();
      }}
    >
      <TextField control={form.control} name="name" label={t`Nom de la vue`} autoComplete="off" data-autofocus="" />
      <CheckboxField control={form.control} name="isDefault" label={t`Ouvrir la liste avec cette vue`} />
    </FormDialog>
  );
}
