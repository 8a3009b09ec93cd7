import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AppRouter } from "@metiro/server/router";
import type { PostedForm } from "@metiro/shared/auth/posted-form";
import type { Problem } from "@metiro/shared/errors/codes";
import { Link, useHydrated, useRouter } from "@tanstack/react-router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { messagesOf, problemIn, retryAfterOf } from "#api/failure/failure.ts";
import { useFirstFocus } from "#form/field/focus-field.ts";
import { useEarly } from "#form/use-early.ts";
import { useOnLanguage } from "#form/use-on-language.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/input/field.tsx";
import { PasswordInput } from "#ui/input/password-input.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { useBotProof } from "#form/bot-proof/use-bot-proof.tsx";
import { storeResendDelay } from "#form/code/resend-delay.ts";
import { type AskedFactor, askedFactorIn } from "#domain/second-factor/asked-factor.ts";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";
import { Note } from "#ui/feedback/note.tsx";
import { signInDelayKey } from "./sign-in-delay-key.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { useAfterSignIn } from "../use-after-sign-in.ts";

const refused = msg`E-mail ou mot de passe incorrect. Vérifiez les deux champs, puis réessayez.`;
const unexplained = msg`Une erreur s'est produite !`;

type Failure = MessageDescriptor | string;

interface SignInFormProps {
  returnUrl: string | undefined;
  /** The e-mail that was typed on the page before. */
  email: string | undefined;
  /** The field to begin with. */
  focus: "email" | "password" | undefined;
  /** What came of the form as the browser has sent it by itself. */
  posted: PostedForm | undefined;
  /** A code was asked for. */
  onCode: (email: string) => void;
  /** The password is right, and the account asks for more. */
  onSecondFactor: (asked: AskedFactor) => void;
}

/** Asks for e-mail and password, or has a code mailed; what is wrong with them stays one answer for both. */
export function SignInForm({ returnUrl, email: typed, focus, posted, onCode, onSecondFactor }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const { calls } = useRouter().options.context;
  const enter = useAfterSignIn(returnUrl);
  // Most people type their password.
  const proof = useBotProof({ enabled: false });
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure | undefined>(() => posted?.problem && wordsOf(posted.problem));
  const [busy, setBusy] = useState(false);

  const [sending, setSending] = useState(false);
  useOnLanguage(() => setFailure((said) => (typeof said === "string" ? undefined : said)));
  useFirstFocus(focus);
  const alive = useHydrated();
  useEarly(form, alive);
  // Known on the device alone: what the page before has brought along.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>("input[name=email]");
    if (field && !field.value && typed) field.value = typed;
  }, [typed]);

  async function sendCode() {
    const field = form.current?.querySelector<HTMLInputElement>("input[name=email]");
    if (!field?.reportValidity() || busy || sending) return;
    const email = field.value.trim();
    setSending(true);
    setFailure(undefined);
    try {
      const sent = await proof.send(({ client, botProof }) =>
        client.auth.sendSignInCode.mutate({ email, lang: i18n.locale, returnUrl, botProof }),
      );
      storeResendDelay(signInDelayKey(email), sent.retryAfterSeconds);
      onCode(email);
    } catch (error) {
      const pause = retryAfterOf(error);
      // Too soon for another: the one of before is good still.
      if (problemIn(error)?.code === "TOO_MANY_REQUESTS" && pause !== undefined) {
        expectedHere(error);
        storeResendDelay(signInDelayKey(email), pause);
        onCode(email);
        return;
      }
      shownInPage(error);
      setFailure(failureOf(error as TRPCClientErrorLike<AppRouter>));
      setSending(false);
    }
  }

  async function signIn({ email, password }: { email: string; password: string }) {
    const { client } = await calls();
    const user = await client.auth.signIn.mutate({ email, password });
    await enter(user, () => t`Connexion réussie.`);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => fields.get(name) as string;
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn({ email: text("email"), password: text("password") });
    } catch (error) {
      const asked = askedFactorIn(error);
      if (asked) {
        onSecondFactor(asked);
        return;
      }
      shownInPage(error);
      setFailure(failureOf(error as TRPCClientErrorLike<AppRouter>));
      setBusy(false);
      form.current?.querySelector<HTMLInputElement>("input[name=password]")?.select();
    }
  }

  return (
    <form
      ref={form}
      method="post"
      data-early={alive ? undefined : "post"}
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
    >
      {failure && <LoginFailed>{typeof failure === "string" ? failure : i18n._(failure)}</LoginFailed>}
      <div className="grid gap-5">
        <Field label={t`Adresse e-mail`}>
          <TextInput
            name="email"
            defaultValue={posted?.values["email"]}
            type="email"
            autoComplete="username webauthn"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </Field>
        <div className="grid gap-1">
          <Field label={t`Mot de passe`}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <Link
            to="/auth/forgot-password"
            search={returnUrl === undefined ? {} : { returnUrl }}
            className="inline-flex min-h-11 items-center justify-self-end py-2.5 text-sm text-accent-ink underline underline-offset-[0.2em]"
          >
            <Trans>Mot de passe oublié ?</Trans>
          </Link>
        </div>
      </div>
      <Button type="submit" size="lg" block loading={busy} loadingLabel={<Trans>Connexion…</Trans>}>
        <Trans>Se connecter</Trans>
      </Button>
      {proof.widget}
      <Button
        variant="secondary"
        size="lg"
        block
        className="noscript:hidden"
        loading={sending}
        loadingLabel={<Trans>Envoi…</Trans>}
        onClick={() => void sendCode()}
      >
        <Trans>Recevoir un code par e-mail</Trans>
      </Button>
      <PasskeySignIn returnUrl={returnUrl} onFailure={setFailure} />
    </form>
  );
}

function failureOf(error: TRPCClientErrorLike<AppRouter>): Failure {
  const problem = problemIn(error);
  return problem ? wordsOf(problem) : unexplained;
}

function wordsOf(problem: Problem): Failure {
  return problem.code === "LOGIN_FAILED" || problem.code === "VALIDATION_FAILED"
    ? refused
    : messagesOf(problem).join(" ");
}

/** What the specification says, literally, of a sign-in or a sign-up that failed; and why, in words that help. */
function LoginFailed({ children }: { children: ReactNode }) {
  return (
    <Note tone="error">
      <p lang="en" className="font-semibold">
        Login failed
      </p>
      <p>{children}</p>
    </Note>
  );
}
