import { EmailField } from "#form/field/email-field.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefreshPeople } from "./use-refresh-people.ts";

const schema = async () => (await import("@metiro/shared/user/schema")).resendUserInvitationInput.omit({ id: true });

interface ResendInvitationProps {
  /** Of the account that has no password yet. */
  user: { id: string; email: string };
  onClose: () => void;
}

/** Sends an invitation again, to the same address or to the right one. */
export default function ResendInvitation({ user, onClose }: ResendInvitationProps) {
  const { t } = useLingui();
  const refresh = useRefreshPeople();
  const form = useZodForm(schema, { defaultValues: { email: user.email } });
  const resend = trpc.user.resendInvitation.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Renvoyer l’invitation</Trans>}
      description={<Trans>Le lien envoyé auparavant ne fonctionne plus, même si l’adresse change.</Trans>}
      form={form}
      label={t`Renvoyer l’invitation`}
      mutation={{ mutateAsync: (values) => resend.mutateAsync({ ...values, id: user.id }) }}
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
      <EmailField control={form.control} name="email" autoComplete="off" />
    </FormDialog>
  );
}
