import { Trans, useLingui } from "@lingui/react/macro";
import { PasswordField } from "#form/field/text-fields.tsx";
import { PasswordFrame, usePasswordForm } from "./password-frame.tsx";

/** Another password, for who knows the present one. */
export default function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = usePasswordForm();
  return (
    <PasswordFrame
      form={form}
      email={email}
      onDone={onDone}
      proof="currentPassword"
      submitLabel={<Trans>Changer le mot de passe</Trans>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <PasswordField
          control={form.control}
          name="currentPassword"
          label={t`Mot de passe actuel`}
          autoComplete="current-password"
        />
        <PasswordField
          control={form.control}
          name="newPassword"
          label={t`Nouveau mot de passe`}
          autoComplete="new-password"
          help={t`10 caractères au moins. Une phrase convient bien.`}
        />
      </div>
    </PasswordFrame>
  );
}
