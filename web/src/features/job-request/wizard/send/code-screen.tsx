import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ResendCode } from "#form/code/resend-code.tsx";
import { problemIn } from "#api/server-problem.ts";
import { useCodeTries } from "#form/code/use-code-tries.ts";
import { usePause } from "#form/code/use-pause.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { CodeInput } from "#ui/input/code-input.tsx";
import { Field } from "#ui/input/field.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PasswordInput } from "#ui/input/password-input.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import type { Draft } from "../draft/draft.ts";
import { shownInPage } from "#api/shown-failure.ts";

interface CodeScreenProps {
  draft: Draft;
  /** Has another code sent to a stranger's address. */
  sendCode: () => Promise<{ retryAfterSeconds: number }>;
  /** Sends the request once `enter` has confirmed who asks. */
  send: (enter: () => Promise<boolean>) => Promise<void>;
  busy: boolean;
  onOtherAddress: () => void;
}

/** The last screen before a request is sent: the code of the mail confirms who asks, and sends. */
export function CodeScreen({ draft, sendCode, send, busy, onOtherAddress }: CodeScreenProps) {
  const { t } = useLingui();
  const { session, calls } = useRouter().options.context;
  const state = useSession();
  const tries = useCodeTries();
  const [code, setCode] = useState("");
  const [password, setPassword] = useState<string>();
  const [error, setError] = useState<string>();
  const signedIn = state?.token !== undefined;
  const email = signedIn ? state.user.email : (draft.codeSentTo ?? "");
  const pause = usePause(email);

  const failed = (failure: unknown) => {
    const problem = problemIn(failure);
    shownInPage(failure);
    setError(
      problem ? (tries.words(problem) ?? problem.detail) : t`Le serveur n’a pas répondu. Réessayez dans un instant.`,
    );
    return false;
  };

  const withCode = (digits: string) =>
    send(async () => {
      setError(undefined);
      try {
        const { client, queryClient } = await calls();
        if (signedIn) {
          const { token } = await client.auth.verifyCode.mutate({ code: digits });
          session.replaceToken(token);
        } else {
          const user = await client.auth.signInWithCode.mutate({ email, code: digits });
          queryClient.clear();
          session.signIn(user);
        }
        return mayPublish();
      } catch (failure) {
        setCode("");
        return failed(failure);
      }
    });

  const withPassword = (typed: string) =>
    send(async () => {
      setError(undefined);
      try {
        const { client, queryClient } = await calls();
        const user = await client.auth.signIn.mutate({ email, password: typed });
        queryClient.clear();
        session.signIn(user);
        setPassword(undefined);
        // An address that is not confirmed yet still needs its code, which is on its way.
        return mayPublish() && session.current()?.claims?.emailConfirmed === true;
      } catch (failure) {
        return failed(failure);
      }
    });

  const mayPublish = () => session.current()?.claims?.role === "Tenderer";

  return (
    <div className="grid gap-6">
      {draft.hadAccount && !signedIn && (
        <Note>
          <Trans>Vous avez déjà un compte : nous vous envoyons un code. Votre demande y sera ajoutée.</Trans>
        </Note>
      )}
      <p className="text-ink-2">
        <Trans>
          Un code à six chiffres est envoyé à <strong className="font-semibold text-ink">{email}</strong>. Il est
          valable dix minutes. Votre demande part dès que le code est juste.
        </Trans>
      </p>
      {password === undefined ? (
        <Field label={t`Code de confirmation`} error={error}>
          <CodeInput
            name="code"
            value={code}
            readOnly={busy}
            onChange={setCode}
            onComplete={(input) => void withCode(input.value.replaceAll(/\D/g, "").slice(0, 6))}
          />
        </Field>
      ) : (
        <div className="grid gap-3">
          <Field label={t`Mot de passe`} error={error}>
            <PasswordInput
              name="current-password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Button className="justify-self-start" loading={busy} onClick={() => void withPassword(password)}>
            <Trans>Envoyer ma demande</Trans>
          </Button>
        </div>
      )}
      {email && (
        <ResendCode
          key={email}
          pause={pause}
          send={async () => {
            if (!signedIn) return (await sendCode()).retryAfterSeconds;
            const { client } = await calls();
            return (await client.auth.sendVerificationCode.mutate({})).retryAfterSeconds;
          }}
          onSent={() => {
            toast.success(t`Un nouveau code a été envoyé.`);
            tries.startAfresh();
            setError(undefined);
            setCode("");
          }}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        {!signedIn && (
          <Button variant="link" size="sm" onClick={onOtherAddress}>
            <Trans>Utiliser une autre adresse</Trans>
          </Button>
        )}
        {draft.hadAccount && !signedIn && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              setError(undefined);
              setPassword((before) => (before === undefined ? "" : undefined));
            }}
          >
            {password === undefined ? <Trans>Utiliser mon mot de passe</Trans> : <Trans>Utiliser un code</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
