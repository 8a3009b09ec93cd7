import { Trans, useLingui } from "@lingui/react/macro";
import type { LaidOutList } from "@metiro/shared/saved-view/schema";
import { trpc } from "#api/trpc.ts";
import { CheckboxField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import type { Shows } from "./use-views.ts";

const schema = async () => (await import("@metiro/shared/saved-view/schema")).savedViewFields;

interface KeepViewDialogProps {
  list: LaidOutList;
  shows: Shows;
  onClose: () => void;
}

/** Keeps what the list shows now under a name. */
export default function KeepViewDialog({ list, shows, onClose }: KeepViewDialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: { list, ...shows, name: "", isDefault: false, shared: false } });
  const add = trpc.savedView.add.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Enregistrer cette vue</Trans>}
      description={<Trans>Les filtres, la recherche, l’ordre, les colonnes et la taille des pages.</Trans>}
      form={form}
      mutation={add}
      submitLabel={<Trans>Enregistrer la vue</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
      onSuccess={async ({ name }) => {
        await Promise.all([utils.savedView.list.invalidate({ list }), utils.savedView.layouts.invalidate({ list })]);
        toast.success(t`La vue « ${name} » est enregistrée.`);
        onClose();
      }}
    >
      <TextField control={form.control} name="name" label={t`Nom de la vue`} autoComplete="off" data-autofocus="" />
      <CheckboxField control={form.control} name="isDefault" label={t`Ouvrir la liste avec cette vue`} />
      <CheckboxField
        control={form.control}
        name="shared"
        label={t`Partager avec mes collègues`}
        help={t`Toute l’administration la trouve dans ses vues ; vous seul la modifiez.`}
      />
    </FormDialog>
  );
}
