import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { messagesOf, problemOf } from "#api/failure.ts";
import { shownInPage } from "#api/shown-failure.ts";
import { passkeysWork } from "#domain/second-factor/passkeys-work.ts";
import { Button } from "#ui/button/button.tsx";
import { useEnter } from "../use-enter.ts";

interface PasskeySignInProps {
  returnUrl: string | undefined;
  onFailure: (words: string | undefined) => void;
}

/** Signs in with a passkey of the device, without address and password. Shown where the browser can. */
export function PasskeySignIn({ returnUrl, onFailure }: PasskeySignInProps) {
  const { t } = useLingui();
  const { calls } = useRouter().options.context;
  const enter = useEnter(returnUrl);
  const [busy, setBusy] = useState(false);
  if (!passkeysWork()) return null;

  async function signIn() {
    setBusy(true);
    onFailure(undefined);
    try {
      const { client } = await calls();
      const { answerOf } = await import("#domain/second-factor/passkey.ts");
      const passkey = await answerOf(await client.auth.passkeyOptions.mutate({}));
      await enter(await client.auth.signInWithPasskey.mutate({ passkey }), () => t`Connexion réussie.`);
    } catch (error) {
      shownInPage(error);
      const problem = problemOf(error as never);
      onFailure(
        problem && problem.code !== "LOGIN_FAILED"
          ? messagesOf(problem).join(" ")
          : t`La clé d’accès n’a pas ouvert de compte. Réessayez, ou utilisez votre mot de passe.`,
      );
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="lg"
      block
      loading={busy}
      loadingLabel={<Trans>Connexion…</Trans>}
      onClick={() => void signIn()}
    >
      <Trans>Utiliser une clé d’accès</Trans>
    </Button>
  );
}
