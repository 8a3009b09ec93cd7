import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "@metiro/shared/auth/schema";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { messagesOf, problemOf } from "#api/failure.ts";
import { shownInPage } from "#api/shown-failure.ts";
import { focusField } from "#form/field/focus-field.ts";
import { AccountHead } from "#layout/account/account-head.tsx";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { useEnter } from "../use-enter.ts";
import type { AskedFactor } from "./asked-factor.ts";

type Method = AskedFactor["methods"][number];

interface StepProps {
  asked: AskedFactor;
  returnUrl: string | undefined;
  onAgain: () => void;
}

/** Asks for the second factor of whoever has shown the first. */
export default function SecondFactorStep({ asked: { ticket, methods }, returnUrl, onAgain }: StepProps) {
  const { t } = useLingui();
  const { calls } = useRouter().options.context;
  const enter = useEnter(returnUrl);
  const [method, setMethod] = useState<Method>(methods[0] ?? "totp");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const typed = method === "passkey" ? undefined : method;
  useEffect(() => {
    if (typed) focusField("factor");
  }, [typed]);

  async function finish(show: () => Promise<SignedIn>) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await enter(await show(), () => t`Connexion réussie.`);
    } catch (error) {
      shownInPage(error);
      const problem = problemOf(error as never);
      if (problem?.code === "SIGN_IN_EXPIRED") onAgain();
      setFailure(problem ? messagesOf(problem).join(" ") : t`La clé d’accès n’a pas répondu. Réessayez.`);
      setBusy(false);
    }
  }

  const withPasskey = () =>
    finish(async () => {
      const { client } = await calls();
      const { answerOf } = await import("#domain/second-factor/passkey.ts");
      const passkey = await answerOf(await client.auth.passkeyOptions.mutate({ ticket }));
      return client.auth.secondFactor.mutate({ ticket, passkey });
    });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = (new FormData(event.currentTarget).get("factor") as string).trim();
    if (typed)
      void finish(async () => {
        const { client } = await calls();
        return client.auth.secondFactor.mutate({ ticket, [typed]: code });
      });
  };

  const others = methods.filter((one) => one !== method);
  const words: Record<Method, string> = {
    totp: t`Saisir le code de mon application`,
    passkey: t`Utiliser une clé d’accès`,
    backupCode: t`Utiliser un code de secours`,
  };
  return (
    <div className="grid gap-6">
      <AccountHead title={<Trans>Confirmez que c’est vous</Trans>}>
        {method === "totp" && <Trans>Saisissez le code à six chiffres que montre votre application.</Trans>}
        {method === "passkey" && <Trans>Votre appareil ou votre clé va vous demander de confirmer.</Trans>}
        {method === "backupCode" && <Trans>Saisissez un de vos codes de secours. Chacun ne sert qu’une fois.</Trans>}
      </AccountHead>
      {failure && <Note tone="error">{failure}</Note>}
      {typed ? (
        <form key={method} method="post" onSubmit={submit} className="grid gap-6">
          <Field label={method === "totp" ? t`Code de l’application` : t`Code de secours`}>
            <TextInput
              name="factor"
              required
              autoComplete={method === "totp" ? "one-time-code" : "off"}
              inputMode={method === "totp" ? "numeric" : "text"}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={method === "totp" ? 7 : 40}
            />
          </Field>
          <Button type="submit" size="lg" block loading={busy} loadingLabel={<Trans>Vérification…</Trans>}>
            <Trans>Confirmer</Trans>
          </Button>
        </form>
      ) : (
        <Button
          size="lg"
          block
          loading={busy}
          loadingLabel={<Trans>Vérification…</Trans>}
          onClick={() => void withPasskey()}
        >
          <Trans>Utiliser ma clé d’accès</Trans>
        </Button>
      )}
      <ul className="grid gap-1 border-t border-line pt-5">
        {others.map((one) => (
          <li key={one}>
            <Button
              variant="link"
              size="sm"
              className="-ml-1"
              onClick={() => {
                setFailure(undefined);
                setMethod(one);
              }}
            >
              {words[one]}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="link" size="sm" className="-ml-1" onClick={onAgain}>
            <Trans>Revenir à la connexion</Trans>
          </Button>
        </li>
      </ul>
    </div>
  );
}
