import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { TextField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { useRefreshPeople } from "../account/use-refresh-people.ts";

const schema = async () => (await import("@metiro/shared/user/schema")).addMachineInput;

/** Makes the account of a program, and leads on to its page, where its keys are made. */
export default function AddMachine({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshPeople();
  const navigate = useNavigate();
  const form = useZodForm(schema, { defaultValues: { name: "" } });
  const add = trpc.user.addMachine.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Créer un compte de programme</Trans>}
      description={
        <Trans>
          Personne ne s’y connecte : il appelle l’API avec des clés. Bloquez-le pour l’éteindre, clés comprises.
        </Trans>
      }
      form={form}
      label={t`Créer un compte de programme`}
      mutation={add}
      onSuccess={async ({ id }) => {
        onClose();
        await refresh();
        await navigate({ to: "/admin/users/$id", params: { id }, search: true });
      }}
      submitLabel={<Trans>Créer le compte</Trans>}
      pendingLabel={<Trans>Création…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <TextField control={form.control} name="name" label={t`Nom du programme`} maxLength={60} autoComplete="off" />
    </FormDialog>
  );
}
