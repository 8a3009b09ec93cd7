import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "@metiro/shared/auth/schema";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { problemIn } from "#api/failure/failure.ts";
import { shownInPage } from "#api/failure/shown-failure.ts";
import { focusField } from "#form/field/focus-field.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { AppCodeField } from "./app-code-field.tsx";
import type { AskedFactor } from "./asked-factor.ts";
import { passkeysWork } from "./passkeys-work.ts";
import { failureWords } from "./failure-words.ts";

type Method = AskedFactor["methods"][number];

interface SecondFactorFormProps {
  asked: AskedFactor;
  /** What the sign-in is for. */
  onSignedIn: (user: SignedIn) => Promise<void>;
  /** Begins the sign-in anew, also where it has taken too long. */
  onAgain: () => void;
  againLabel: ReactNode;
}

/** Asks for the second factor of whoever has shown the first, wherever that was done. */
export default function SecondFactorForm({ asked, onSignedIn, onAgain, againLabel }: SecondFactorFormProps) {
  const { t, i18n } = useLingui();
  const { calls } = useRouter().options.context;
  const { ticket } = asked;
  const methods = usableOf(asked.methods);
  const [method, setMethod] = useState<Method>(methods[0] ?? "totp");
  const [digits, setDigits] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (method !== "passkey") focusField("factor");
  }, [method]);

  async function finish(show: () => Promise<SignedIn>) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSignedIn(await show());
    } catch (error) {
      shownInPage(error);
      if (problemIn(error)?.code === "SIGN_IN_EXPIRED") onAgain();
      setFailure(failureWords(error, i18n));
      setDigits("");
      focusField("factor");
    }
    setBusy(false);
  }

  const withPasskey = () =>
    finish(async () => {
      const { client } = await calls();
      const { answerOf } = await import("./passkey.ts");
      const passkey = await answerOf(await client.auth.passkeyOptions.mutate({ ticket }));
      return client.auth.secondFactor.mutate({ ticket, passkey });
    });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (new FormData(event.currentTarget).get("factor") as string).trim();
    void finish(async () => {
      const { client } = await calls();
      return client.auth.secondFactor.mutate({ ticket, [method]: typed });
    });
  };

  const others: Record<Method, string> = {
    totp: t`Saisir le code de mon application`,
    passkey: t`Utiliser une clé d’accès`,
    backupCode: t`Utiliser un code de secours`,
  };
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        {method === "totp" && <Trans>Saisissez le code à six chiffres que montre votre application.</Trans>}
        {method === "passkey" && <Trans>Votre appareil ou votre clé va vous demander de confirmer.</Trans>}
        {method === "backupCode" && <Trans>Saisissez un de vos codes de secours. Chacun ne sert qu’une fois.</Trans>}
      </p>
      {method === "passkey" ? (
        <>
          {failure && <Note tone="error">{failure}</Note>}
          <Button
            size="lg"
            block
            loading={busy}
            loadingLabel={<Trans>Vérification…</Trans>}
            onClick={() => void withPasskey()}
          >
            <Trans>Utiliser ma clé d’accès</Trans>
          </Button>
        </>
      ) : (
        <form key={method} method="post" onSubmit={submit} className="grid gap-6">
          {method === "totp" ? (
            <AppCodeField name="factor" value={digits} onChange={setDigits} error={failure} submits />
          ) : (
            <Field label={t`Code de secours`} error={failure}>
              <TextInput
                name="factor"
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
              />
            </Field>
          )}
          <Button type="submit" size="lg" block loading={busy} loadingLabel={<Trans>Vérification…</Trans>}>
            <Trans>Confirmer</Trans>
          </Button>
        </form>
      )}
      <ul className="grid gap-1 border-t border-line pt-5">
        {methods
          .filter((one) => one !== method)
          .map((one) => (
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
                {others[one]}
              </Button>
            </li>
          ))}
        <li>
          <Button variant="link" size="sm" className="-ml-1" onClick={onAgain}>
            {againLabel}
          </Button>
        </li>
      </ul>
    </div>
  );
}

/** What can be shown here; all of it where that is nothing, so that the reason is told. */
function usableOf(methods: readonly Method[]): readonly Method[] {
  const usable = methods.filter((one) => one !== "passkey" || passkeysWork());
  return usable.length > 0 ? usable : methods;
}
