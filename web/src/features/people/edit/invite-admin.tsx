import { adminInvitationHours } from "@metiro/shared/auth/constants";
import { EmailField } from "#form/field/email-field.tsx";
import { LanguageField } from "#form/field/language-field.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefreshPeople } from "../account/use-refresh-people.ts";

const schema = async () => (await import("@metiro/shared/user/schema")).inviteAdminInput;
const empty = { email: "", firstName: "", lastName: "", lang: "fr" };

/** Makes an admin's account: the person chooses the password by the link of the mail. */
export default function InviteAdmin({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshPeople();
  const form = useZodForm(schema, { defaultValues: empty });
  const { control } = form;
  const invite = trpc.user.inviteAdmin.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Inviter un administrateur</Trans>}
      description={
        <Trans>
          Un administrateur voit et modifie tout : demandes, entreprises, clients, configuration. Il choisit son mot de
          passe avec le lien de l’e-mail, valable {adminInvitationHours} heures.
        </Trans>
      }
      form={form}
      label={t`Inviter un administrateur`}
      mutation={invite}
      problemField={({ code }) => (code === "EMAIL_TAKEN" ? "email" : undefined)}
      onSuccess={async ({ email }) => {
        toast.success(t`L’invitation est envoyée à ${email}.`);
        onClose();
        await refresh();
      }}
      submitLabel={<Trans>Envoyer l’invitation</Trans>}
      pendingLabel={<Trans>Envoi…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <EmailField control={control} name="email" autoComplete="off" className="md:col-span-2" />
        <TextField control={control} name="firstName" label={t`Prénom`} autoComplete="off" />
        <TextField control={control} name="lastName" label={t`Nom`} autoComplete="off" />
        <LanguageField control={control} name="lang" label={t`Langue de l’invitation`} />
      </div>
    </FormDialog>
  );
}
