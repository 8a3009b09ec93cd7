import { Trans, useLingui } from "@lingui/react/macro";
import type { Factor } from "@metiro/shared/auth/second-factor";
import { trpc } from "#api/trpc.ts";
import { TextField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/second-factor")).renameFactorInput.omit({ id: true });

/** Calls one of one's own factors something else. */
export default function RenameFactor({ factor: { id, name }, onClose }: { factor: Factor; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: { name } });
  const rename = trpc.auth.renameFactor.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Renommer « {name} »</Trans>}
      form={form}
      label={t`Renommer « ${name} »`}
      mutation={{ mutateAsync: (values) => rename.mutateAsync({ id, name: values.name }) }}
      onSuccess={async () => {
        toast.success(t`Le nouveau nom est enregistré.`);
        onClose();
        await utils.auth.factors.invalidate();
      }}
      submitLabel={<Trans>Enregistrer le nom</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="secondary" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <TextField
        control={form.control}
        name="name"
        label={t`Nom`}
        help={t`Pour le reconnaître dans la liste.`}
        maxLength={60}
        autoComplete="off"
      />
    </FormDialog>
  );
}
