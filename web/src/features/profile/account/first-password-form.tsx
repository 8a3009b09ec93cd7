import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import { FormShell } from "../../../form/form-shell.tsx";
import { NewPasswordField } from "../../../form/new-password-field.tsx";
import { useUnsaved } from "../../../form/unsaved.tsx";
import { useZodForm } from "../../../form/use-zod-form.ts";
import ProofCode from "../../../layout/account/proof-code.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).changePasswordInput;

/** The first password of an account that was entered with codes so far. */
export default function FirstPasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: { code: "", newPassword: "" } });
  const { control } = form;
  useUnsaved(form.formState.isDirty);
  const change = trpc.auth.changePassword.useMutation(quietly);

  return (
    <Card>
      <CardBody large>
        <FormShell
          form={form}
          label={t`Mot de passe`}
          mutation={change}
          problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
          onSuccess={({ token }) => {
            session.replaceToken(token);
            form.reset();
            void utils.auth.sessions.invalidate();
            void utils.auth.profile.invalidate();
            toast.success(t`Mot de passe modifié.`);
          }}
          submitLabel={<Trans>Choisir un mot de passe</Trans>}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          submitVariant={form.formState.isDirty ? "primary" : "secondary"}
        >
          {/* For password managers: whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField control={control} name="newPassword" label={t`Nouveau mot de passe`} email={email} />
          <ProofCode control={control} name="code" />
        </FormShell>
      </CardBody>
    </Card>
  );
}
