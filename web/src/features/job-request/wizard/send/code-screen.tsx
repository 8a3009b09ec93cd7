import { codeMinutes } from "@metiro/shared/auth/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { SignedIn } from "@metiro/shared/auth/schema";
import { type AskedFactor, askedFactorIn } from "#domain/second-factor/asked-factor.ts";
import { ResendCode } from "#form/code/resend-code.tsx";
import { problemIn } from "#api/failure/failure.ts";
import { useCodeTries } from "#form/code/use-code-tries.ts";
import { useResendDelay } from "#form/code/use-resend-delay.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { CodeInput } from "#ui/input/code-input.tsx";
import { Field } from "#ui/input/field.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PasswordInput } from "#ui/input/password-input.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { Draft } from "../draft/draft.ts";
import { shownInPage } from "#api/failure/shown-failure.ts";

const SecondFactorForm = lazyPart(() => import("#domain/second-factor/second-factor-form.tsx"));

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
  const [factor, setFactor] = useState<AskedFactor>();
  const signedIn = state?.token !== undefined;
  const email = signedIn ? state.user.email : (draft.codeSentTo ?? "");
  const pause = useResendDelay(email);

  const failed = (failure: unknown) => {
    const asked = askedFactorIn(failure);
    if (asked) {
      setFactor(asked);
      return false;
    }
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
        const { client } = await calls();
        if (signedIn) {
          const { token } = await client.auth.verifyCode.mutate({ code: digits });
          session.replaceToken(token);
        } else {
          await begin(await client.auth.signInWithCode.mutate({ email, code: digits }));
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
        const { client } = await calls();
        await begin(await client.auth.signIn.mutate({ email, password: typed }));
        return isConfirmed();
      } catch (failure) {
        return failed(failure);
      }
    });

  const begin = async (user: SignedIn) => {
    (await calls()).queryClient.clear();
    session.signIn(user);
    setPassword(undefined);
    setFactor(undefined);
  };
  // An address that is not confirmed yet still needs its code, which is on its way.
  const isConfirmed = () => mayPublish() && session.current()?.claims?.emailConfirmed === true;
  const mayPublish = () => session.current()?.claims?.role === "Tenderer";

  if (factor)
    return (
      <Suspense>
        <SecondFactorForm
          asked={factor}
          onSignedIn={(user) =>
            send(async () => {
              await begin(user);
              return isConfirmed();
            })
          }
          onAgain={() => {
            setFactor(undefined);
            setCode("");
          }}
          againLabel={<Trans>Recommencer avec un code reçu par e-mail</Trans>}
        />
      </Suspense>
    );
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
          valable {codeMinutes} minutes. Votre demande part dès que le code est juste.
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
