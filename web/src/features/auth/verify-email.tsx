import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, Suspense } from "react";
import { codeMinutes } from "@metiro/shared/auth/constants";
import { formatTime } from "@metiro/shared/text/format";
import { CodeField } from "#form/code/code-field.tsx";
import { focusField, useFirstFocus } from "#form/field/focus-field.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { destinationOf } from "#session/destination.ts";
import { ResendCode } from "#form/code/resend-code.tsx";
import { useCodeTries } from "#form/code/use-code-tries.ts";
import { useResendDelay } from "#form/code/use-resend-delay.ts";
import { useSession } from "#session/use-session.ts";
import { useSignOut } from "#session/use-sign-out.ts";
import { useSite } from "#site/use-site.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { VerifyEmailHead } from "./heads.tsx";
import { type CodeState, useCodeState } from "./use-code-state.ts";

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
    if (claims?.emailConfirmed && !leaving.current)
      void router.navigate({ href: destinationOf(returnUrl, claims.role), replace: true });
  }, [claims, returnUrl, router]);

  const pause = useResendDelay(email);
  const { codeState, send } = useCodeState({ returnUrl, wait: pause.wait, onConfirmed: () => setElsewhere(true) });
  useFirstFocus("code");

  const again = () => {
    toast.success(t`Un nouveau code a été envoyé.`);
    tries.startAfresh();
    form.reset();
    focusField("code");
  };

  return (
    <div className="grid gap-6">
      <VerifyEmailHead>
        <CodeStateText codeState={codeState} email={email} />
      </VerifyEmailHead>
      {elsewhere ? (
        <Note tone="success">
          <Trans>Votre adresse est déjà confirmée, sur un autre appareil. Reconnectez-vous pour continuer.</Trans>
        </Note>
      ) : (
        <FormShell
          form={form}
          mutation={{
            mutateAsync: async ({ code }) => (await calls()).client.auth.verifyCode.mutate({ code }),
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
      {!elsewhere && codeState && (
        <ResendCode
          pause={pause}
          send={send}
          onSent={again}
          onRefusal={({ code }) => {
            if (code === "CONFLICT") setElsewhere(true);
            return code === "CONFLICT";
          }}
        />
      )}
      <div className="grid gap-2 border-t border-line pt-5 text-sm text-ink-2">
        {!elsewhere && <OtherAddress returnUrl={returnUrl} />}
        <p>
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

/** Whether a code is under way, and since when. */
function CodeStateText({ codeState, email }: { codeState: CodeState; email: string }) {
  const address = <strong className="font-semibold text-ink">{email}</strong>;
  if (codeState === "too-many")
    return (
      <Trans>
        Le dernier code envoyé à {address} ne fonctionne plus. Vous pourrez en demander un autre après une pause.
      </Trans>
    );
  if (codeState === "unknown") return <Trans>Demandez un code : nous l’enverrons à {address}.</Trans>;
  if (codeState === undefined) return <Trans>Un code à six chiffres pour {address}…</Trans>;
  const time = formatTime(codeState.sentAt);
  return (
    <Trans>
      Nous avons envoyé un code à six chiffres à {address} à {time}. Il est valable {codeMinutes} minutes.
    </Trans>
  );
}

const EmailChange = lazyPart(() => import("#layout/auth/email-change.tsx"));

/** Corrects a mistyped address before it is confirmed; the code goes to the other one, and confirms it. */
function OtherAddress({ returnUrl }: { returnUrl: string | undefined }) {
  const { calls, session } = useRouter().options.context;
  const [hasPassword, setHasPassword] = useState<boolean>();
  const begin = async () => {
    const { client } = await calls();
    const own = await client.auth.profile.query();
    setHasPassword(own.hasPassword);
  };
  if (hasPassword === undefined)
    return (
      <p>
        <Trans>Ce n’est pas la bonne adresse ?</Trans>{" "}
        <Button variant="link" size="sm" className="-ml-1" onClick={() => void begin().catch(() => undefined)}>
          <Trans>Utiliser une autre adresse</Trans>
        </Button>
      </p>
    );
  return (
    <Suspense>
      <EmailChange
        proof={hasPassword ? "password" : "none"}
        onDone={() => {
          const role = session.current()?.claims?.role;
          window.location.replace(role ? destinationOf(returnUrl, role) : "/");
        }}
      />
    </Suspense>
  );
}
