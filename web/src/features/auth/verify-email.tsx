import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CodeField } from "../../form/code-field.tsx";
import { FormShell } from "../../form/form-shell.tsx";
import { useZodForm } from "../../form/use-zod-form.ts";
import { AccountHead } from "../../layout/account/account-head.tsx";
import { destinationOf } from "../../session/return-url.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { useSite } from "../../site/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ResendCode } from "./resend-code.tsx";
import { useCodeTries } from "./use-code-tries.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).verifyCodeInput;

/** Asks for the code of the mail. The token that says so replaces the one held, and the page is loaded anew. */
export function VerifyEmail({ returnUrl }: { returnUrl: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  const { session, calls } = router.options.context;
  const state = useSession();
  const signOut = useSignOut();
  const tries = useCodeTries();
  const { email: contact } = useSite();
  const [elsewhere, setElsewhere] = useState(false);
  const form = useZodForm(schema, {
    defaultValues: { code: "" },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const leaving = useRef(false);
  const email = state?.user.email ?? "";
  const claims = state?.claims;

  // Another tab may have confirmed it: its token is this tab's as well.
  useEffect(() => {
    if (claims?.emailConfirmed && !leaving.current) router.history.replace(destinationOf(returnUrl, claims.role));
  }, [claims, returnUrl, router]);

  const again = () => {
    tries.startAfresh();
    form.reset();
    form.setFocus("code");
  };

  return (
    <div className="grid gap-6">
      <span className="grid size-14 place-items-center rounded-md bg-sunken text-ink-2">
        <Icon of={Mail} size="lg" />
      </span>
      <AccountHead title={<Trans>Confirmez votre adresse e-mail</Trans>}>
        <Trans>
          Nous envoyons un code à six chiffres à <strong className="font-semibold text-ink">{email}</strong>. Il est
          valable dix minutes.
        </Trans>
      </AccountHead>
      {elsewhere ? (
        <Note tone="success">
          <Trans>Votre adresse est déjà confirmée, sur un autre appareil. Reconnectez-vous pour continuer.</Trans>
        </Note>
      ) : (
        <FormShell
          form={form}
          mutation={{
            mutateAsync: async ({ code }) =>
              (await calls()).client.auth.verifyCode.mutate({ code }, { context: { showsErrors: true } }),
          }}
          submitLabel={<Trans>Confirmer</Trans>}
          pendingLabel={<Trans>Vérification…</Trans>}
          submitSize="lg"
          submitBlock
          problemWords={tries.words}
          problemField={tries.field}
          onSuccess={({ token }) => {
            leaving.current = true;
            toast.successAfterReload(t`Votre adresse e-mail est confirmée.`);
            session.replaceToken(token);
            // The page is loaded anew where the way leads on.
            const role = session.current()?.claims?.role;
            window.location.replace(role ? destinationOf(returnUrl, role) : "/");
          }}
        >
          <CodeField control={form.control} name="code" label={<Trans>Code de confirmation</Trans>} submits />
        </FormShell>
      )}
      {!elsewhere && email && (
        <ResendCode key={email} email={email} onSent={again} onConfirmed={() => setElsewhere(true)} />
      )}
      <div className="grid gap-2 border-t border-line pt-5 text-sm text-ink-2">
        <p>
          {elsewhere ? null : <Trans>Ce n’est pas la bonne adresse ?</Trans>}{" "}
          <Button variant="link" size="sm" className="-ml-1" onClick={() => void signOut({ returnUrl })}>
            <Trans>Se déconnecter</Trans>
          </Button>
        </p>
        {contact && !elsewhere && (
          <p>
            <Trans>
              Le code n’arrive pas ? Écrivez-nous à <a href={`mailto:${contact}`}>{contact}</a>.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
