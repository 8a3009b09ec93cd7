import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import type { AccountSearch } from "#session/guest/guest.ts";
import { usePosted } from "#layout/posted.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { EmailField } from "#form/field/email-field.tsx";
import { useBroughtAlong } from "./use-brought-along.ts";
import { ForgotPasswordHead } from "../heads.tsx";

const schema = async () => (await import("@metiro/shared/auth/schema")).forgotPasswordInput;

/** Has a code sent to choose a new password with. */
export function ForgotPassword({ search }: { search: AccountSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { calls } = useRouter().options.context;
  const typed = useLocation({ select: ({ state }) => state.email });
  const posted = usePosted();
  const form = useZodForm(schema, { defaultValues: { email: posted?.values["email"] ?? "" } });
  useBroughtAlong(form, typed);
  return (
    <div className="grid gap-6">
      <ForgotPasswordHead search={search} />
      <FormShell
        form={form}
        mutation={{
          mutateAsync: async (values) => (await calls()).client.auth.forgotPassword.mutate(values),
        }}
        posts
        refused={posted?.problem}
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
