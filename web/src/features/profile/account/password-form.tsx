import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import { FormShell } from "../../../form/form-shell.tsx";
import { PasswordField } from "../../../form/text-fields.tsx";
import { useUnsaved } from "../../../form/unsaved.tsx";
import { useZodForm } from "../../../form/use-zod-form.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).changePasswordInput;

const blank = { currentPassword: "", newPassword: "" };

/** Another password; the session goes on with the token that comes back, all others end. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: blank });
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
          onSuccess={({ token }) => {
            session.replaceToken(token);
            form.reset(blank);
            void utils.auth.sessions.invalidate();
            toast.success(t`Mot de passe modifié.`);
          }}
          submitLabel={<Trans>Changer le mot de passe</Trans>}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          submitVariant={form.formState.isDirty ? "primary" : "secondary"}
        >
          {/* For password managers: whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
            <PasswordField
              control={control}
              name="currentPassword"
              label={t`Mot de passe actuel`}
              autoComplete="current-password"
            />
            <PasswordField
              control={control}
              name="newPassword"
              label={t`Nouveau mot de passe`}
              autoComplete="new-password"
              help={t`10 caractères au moins. Une phrase convient bien.`}
            />
          </div>
        </FormShell>
      </CardBody>
    </Card>
  );
}
