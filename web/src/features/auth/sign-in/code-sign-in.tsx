import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { CodeField } from "#form/code/code-field.tsx";
import { focusField, useFirstFocus } from "#form/field/focus-field.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useBotProof } from "#form/bot-proof/use-bot-proof.tsx";
import { SignInCodeHead } from "../heads.tsx";
import { ResendCode } from "#form/code/resend-code.tsx";
import { useCodeTries } from "#form/code/use-code-tries.ts";
import { type AskedFactor, askedFactorIn } from "#domain/second-factor/asked-factor.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import { signInDelayKey } from "./sign-in-delay-key.ts";
import { useResendDelay } from "#form/code/use-resend-delay.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).verifyCodeInput;

interface CodeSignInProps {
  email: string;
  returnUrl: string | undefined;
  /** Whether the code was asked for on this page; else it is one that a mail has brought here. */
  asked: boolean;
  onOther: () => void;
  /** The code is right, and the account asks for more. */
  onSecondFactor: (asked: AskedFactor) => void;
}

/** Asks for the code that was mailed to sign in with. Nothing is said about whether there is such an account. */
export default function CodeSignIn({ email, returnUrl, asked, onOther, onSecondFactor }: CodeSignInProps) {
  const { t, i18n } = useLingui();
  const { calls } = useRouter().options.context;
  const enter = useAfterSignIn(returnUrl);
  const proof = useBotProof({ enabled: false });
  const tries = useCodeTries();
  const pause = useResendDelay(signInDelayKey(email));
  const form = useZodForm(schema, { defaultValues: { code: "" }, mode: "onSubmit", reValidateMode: "onSubmit" });
  useFirstFocus("code");

  return (
    <div className="grid gap-6">
      <SignInCodeHead email={email} asked={asked} />
      <FormShell
        form={form}
        mutation={{
          mutateAsync: async ({ code }) => {
            try {
              return await (await calls()).client.auth.signInWithCode.mutate({ email, code });
            } catch (error) {
              const factor = askedFactorIn(error);
              if (!factor) throw error;
              onSecondFactor(factor);
              return undefined;
            }
          },
        }}
        submitLabel={<Trans>Se connecter</Trans>}
        pendingLabel={<Trans>Vérification…</Trans>}
        submitSize="lg"
        submitBlock
        problemWords={tries.words}
        problemField={tries.field}
        onSuccess={(user) => user && enter(user, () => t`Connexion réussie.`)}
      >
        <CodeField control={form.control} name="code" label={<Trans>Code reçu par e-mail</Trans>} submits />
        {proof.widget}
      </FormShell>
      <ResendCode
        pause={pause}
        send={async () => {
          const sent = await proof.send(({ client, botProof }) =>
            client.auth.sendSignInCode.mutate({ email, lang: i18n.locale, returnUrl, botProof }),
          );
          return sent.retryAfterSeconds;
        }}
        onSent={() => {
          toast.success(t`Si un compte existe avec cette adresse, un code lui a été envoyé.`);
          tries.startAfresh();
          form.reset();
          focusField("code");
        }}
      />
      <p className="border-t border-line pt-5">
        <Button variant="link" size="sm" className="-ml-1" onClick={onOther}>
          <Trans>Utiliser une autre adresse ou mon mot de passe</Trans>
        </Button>
      </p>
    </div>
  );
}
