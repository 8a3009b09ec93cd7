import { Trans, useLingui } from "@lingui/react/macro";
import { resetCodePattern } from "@metiro/shared/auth/reset-code";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { FormShell } from "#form/shell/form-shell.tsx";
import { NewPasswordField } from "#form/field/new-password-field.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { AccountHead } from "#layout/auth/account-head.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Note } from "#ui/feedback/note.tsx";
import { usePosted } from "#layout/posted.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { InvitationHead } from "../heads.tsx";

interface InvitationProps {
  email: string;
  /** The code in the link of the mail. */
  invitation: string;
}

const schema = async () => (await import("./new-password-schema.ts")).newPasswordSchema;

/** An invited company or admin chooses its password (docs/decisions/032-invitations.md). */
export function Invitation({ email, invitation }: InvitationProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session, calls } = useRouter().options.context;
  const posted = usePosted();
  const [gone, setGone] = useState(() => !isWhole(email, invitation) || posted?.problem?.code === "CODE_INVALID");
  const form = useZodForm(schema, { defaultValues: { email, code: invitation, newPassword: "" } });

  if (gone)
    return (
      <div className="grid gap-6">
        <AccountHead title={<Trans>Cette invitation n’est plus valable</Trans>} />
        <Note>
          <Trans>
            Elle a déjà servi, son délai est passé, ou une plus récente l’a remplacée. Avec un code reçu par e-mail,
            vous pouvez choisir votre mot de passe tout de suite.
          </Trans>
        </Note>
        <Link to="/auth/forgot-password" state={{ email }} className={buttonClass({ size: "lg", block: true })}>
          <Trans>Recevoir un code</Trans>
        </Link>
      </div>
    );
  return (
    <div className="grid gap-6">
      <InvitationHead email={email} />
      <FormShell
        form={form}
        mutation={{
          mutateAsync: async (values) => (await calls()).client.auth.resetPassword.mutate(values),
        }}
        posts
        refused={posted?.problem}
        submitLabel={<Trans>Enregistrer le mot de passe</Trans>}
        pendingLabel={<Trans>Enregistrement…</Trans>}
        submitSize="lg"
        submitBlock
        problemWords={({ code }) => {
          if (code === "CODE_INVALID") setGone(true);
          return undefined;
        }}
        onSuccess={async () => {
          session.end();
          toast.success(t`Votre mot de passe est enregistré. Connectez-vous.`);
          await navigate({ to: "/auth/login", state: { email }, replace: true });
        }}
      >
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField control={form.control} name="newPassword" label={t`Nouveau mot de passe`} email={email} />
      </FormShell>
    </div>
  );
}

/** A link that was cut in two is as good as an old one. */
const isWhole = (email: string, invitation: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) && resetCodePattern.test(invitation);
