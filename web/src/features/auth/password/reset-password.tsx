import { codeMinutes } from "@metiro/shared/auth/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { CodeField } from "#form/code/code-field.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { NewPasswordField } from "#form/field/new-password-field.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import type { AccountSearch } from "#session/guest/guest.ts";
import { usePosted } from "#layout/posted.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { EmailField } from "#form/field/email-field.tsx";
import { useCodeTries } from "#form/code/use-code-tries.ts";
import { useBroughtAlong } from "./use-brought-along.ts";
import { ResetPasswordHead } from "../heads.tsx";

const schema = async () => (await import("./new-password-schema.ts")).newPasswordSchema;

/** Chooses a new password with the code of the mail; the way on is to sign in with it. */
export function ResetPassword({ search }: { search: AccountSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session, calls } = useRouter().options.context;
  const typed = useLocation({ select: ({ state }) => state.email });
  const tries = useCodeTries();
  const posted = usePosted();
  const form = useZodForm(schema, {
    defaultValues: { email: posted?.values["email"] ?? "", code: "", newPassword: "" },
  });
  useBroughtAlong(form, typed);
  const { control } = form;
  const email = useWatch({ control, name: "email" });
  return (
    <div className="grid gap-6">
      <ResetPasswordHead />
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
        problemWords={tries.words}
        problemField={tries.field}
        onSuccess={async (_, values) => {
          // The server has ended every session of the account.
          session.end();
          toast.success(t`Votre mot de passe est changé. Connectez-vous avec le nouveau.`);
          await navigate({ to: "/auth/login", search, state: { email: values.email }, replace: true });
        }}
      >
        <EmailField control={control} name="email" />
        <CodeField
          control={control}
          name="code"
          label={<Trans>Code reçu par e-mail</Trans>}
          help={
            <Trans>
              Rien reçu, ou plus de {codeMinutes} minutes ?{" "}
              <Link to="/auth/forgot-password" search={search} state={{ email }}>
                Recevoir un autre code
              </Link>
            </Trans>
          }
        />
        <NewPasswordField control={control} name="newPassword" label={t`Nouveau mot de passe`} email={email} />
      </FormShell>
      <p className="border-t border-line pt-6 text-ink-2 [&_a]:inline-block [&_a]:py-0.5">
        <Link to="/auth/login" search={search}>
          <Trans>Revenir à la connexion</Trans>
        </Link>
      </p>
    </div>
  );
}
