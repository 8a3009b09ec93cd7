import { Trans, useLingui } from "@lingui/react/macro";
import { NewPasswordField } from "#form/field/new-password-field.tsx";
import ProofCode from "#layout/auth/proof-code.tsx";
import { PasswordFrame, usePasswordForm } from "./password-frame.tsx";

/** The first password of an account that was entered with codes so far. */
export default function FirstPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = usePasswordForm();
  return (
    <PasswordFrame
      form={form}
      email={email}
      onDone={onDone}
      proof="code"
      submitLabel={<Trans>Choisir un mot de passe</Trans>}
    >
      <NewPasswordField control={form.control} name="newPassword" label={t`Nouveau mot de passe`} email={email} />
      <ProofCode control={form.control} name="code" />
    </PasswordFrame>
  );
}
