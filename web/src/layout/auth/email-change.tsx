import { codeMinutes } from "@metiro/shared/auth/constants";
import { EmailField } from "#form/field/email-field.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { CodeField } from "#form/code/code-field.tsx";
import { useFirstFocus } from "#form/field/focus-field.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { PasswordField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import ProofCode from "./proof-code.tsx";

const askSchema = async () => (await import("@metiro/shared/auth/schema")).requestEmailChangeInput;
const codeSchema = async () => (await import("@metiro/shared/auth/schema")).verifyCodeInput;

interface EmailChangeProps {
  /** What proves that it is the owner who asks. */
  proof: "password" | "code" | "none";
  /** The other address is the account's now, and this device has its new token. */
  onDone: () => void;
}

/** Another address: asked for, then confirmed with the code that it was sent. */
export default function EmailChange({ proof, onDone }: EmailChangeProps) {
  const { t } = useLingui();
  const { calls } = useRouter().options.context;
  const [newEmail, setNewEmail] = useState<string>();
  const form = useZodForm(askSchema, { defaultValues: { newEmail: "", currentPassword: "", code: "" } });
  const { control } = form;
  useFirstFocus(newEmail === undefined ? "newEmail" : undefined);
  if (newEmail !== undefined)
    return <ConfirmChange newEmail={newEmail} onOther={() => setNewEmail(undefined)} onDone={onDone} />;
  return (
    <FormShell
      form={form}
      label={t`Utiliser une autre adresse`}
      mutation={{
        mutateAsync: async (values) => (await calls()).client.auth.requestEmailChange.mutate(values),
      }}
      onSuccess={(_, values) => setNewEmail(values.newEmail)}
      submitLabel={<Trans>Envoyer un code à cette adresse</Trans>}
      pendingLabel={<Trans>Envoi…</Trans>}
      problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
    >
      <EmailField control={control} name="newEmail" label={t`Nouvelle adresse e-mail`} autoComplete="email" />
      {proof === "password" && (
        <PasswordField
          control={control}
          name="currentPassword"
          label={t`Mot de passe actuel`}
          autoComplete="current-password"
        />
      )}
      {proof === "code" && <ProofCode control={control} name="code" />}
    </FormShell>
  );
}

function ConfirmChange({ newEmail, onOther, onDone }: { newEmail: string; onOther: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const { calls, session } = useRouter().options.context;
  const form = useZodForm(codeSchema, { defaultValues: { code: "" }, mode: "onSubmit", reValidateMode: "onSubmit" });
  useFirstFocus("code");
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        <Trans>
          Si cette adresse peut être utilisée, un code à six chiffres vient d’être envoyé à{" "}
          <strong className="font-semibold text-ink">{newEmail}</strong>. Il est valable {codeMinutes} minutes.
        </Trans>
      </p>
      <FormShell
        form={form}
        label={t`Code de confirmation`}
        mutation={{
          mutateAsync: async ({ code }) => (await calls()).client.auth.confirmEmailChange.mutate({ code }),
        }}
        problemField={({ code }) => (code === "CODE_INVALID" || code === "EMAIL_TAKEN" ? "code" : undefined)}
        onSuccess={({ token }) => {
          const before = session.current()?.user;
          session.replaceToken(token);
          if (before) session.replaceUser({ ...before, email: newEmail });
          toast.successAfterReload(t`Votre adresse e-mail est confirmée.`);
          onDone();
        }}
        submitLabel={<Trans>Confirmer la nouvelle adresse</Trans>}
        pendingLabel={<Trans>Vérification…</Trans>}
        secondary={
          <Button variant="secondary" onClick={onOther}>
            <Trans>Utiliser une autre adresse</Trans>
          </Button>
        }
      >
        <CodeField control={form.control} name="code" label={<Trans>Code de la nouvelle adresse</Trans>} submits />
      </FormShell>
    </div>
  );
}
