import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { FormShell } from "../../form/form-shell.tsx";
import { useZodForm } from "../../form/use-zod-form.ts";
import { AccountHead } from "../../layout/account/account-head.tsx";
import type { AccountSearch } from "../../session/guest.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast-store.ts";
import { EmailField } from "../../form/email-field.tsx";

const schema = async () => (await import("@metiro/shared/auth/schema")).forgotPasswordInput;

/** Has a code sent to choose a new password with. */
export function ForgotPassword({ search }: { search: AccountSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { calls } = useRouter().options.context;
  const typed = useLocation({ select: ({ state }) => state.email });
  const form = useZodForm(schema, { defaultValues: { email: typed ?? "" } });
  return (
    <div className="grid gap-6">
      <Link
        to="/auth/login"
        search={search}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm"
      >
        <Icon of={ArrowLeft} size="sm" />
        <Trans>Retour à la connexion</Trans>
      </Link>
      <AccountHead title={<Trans>Mot de passe oublié</Trans>}>
        <Trans>Indiquez votre adresse e-mail. Nous vous envoyons un code pour choisir un nouveau mot de passe.</Trans>
      </AccountHead>
      <FormShell
        form={form}
        mutation={{
          mutateAsync: async (values) =>
            (await calls()).client.auth.forgotPassword.mutate(values, { context: { showsErrors: true } }),
        }}
        submitLabel={<Trans>Recevoir un code</Trans>}
        pendingLabel={<Trans>Envoi…</Trans>}
        submitSize="lg"
        submitBlock
        onSuccess={async (_, { email }) => {
          toast.success(t`Si un compte existe avec cette adresse, un code lui a été envoyé.`);
          await navigate({ to: "/auth/reset-password", search, state: { email } });
        }}
      >
        <EmailField control={form.control} name="email" />
      </FormShell>
      <Note>
        <Trans>Par sécurité, nous affichons le même message que l’adresse soit connue ou non.</Trans>
      </Note>
    </div>
  );
}
