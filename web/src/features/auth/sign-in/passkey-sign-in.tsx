import { Trans, useLingui } from "@lingui/react/macro";
import type { PasskeyAnswer } from "@metiro/shared/auth/second-factor";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { shownInPage } from "#api/shown-failure.ts";
import type { ApiClient } from "#api/trpc.ts";
import { passkeysWork } from "#domain/second-factor/passkeys-work.ts";
import { Button } from "#ui/button/button.tsx";
import { useEnter } from "../use-enter.ts";
import type * as waysOfPasskeys from "./passkey-ways.ts";

interface PasskeySignInProps {
  returnUrl: string | undefined;
  onFailure: (words: string | undefined) => void;
}

type Ways = typeof waysOfPasskeys;

/**
 * Signs in with a passkey of the device, without address and password: by a button, or chosen among what the browser offers at the
 * field of the address. Shown where the browser can.
 */
export function PasskeySignIn({ returnUrl, onFailure }: PasskeySignInProps) {
  const { t, i18n } = useLingui();
  const { calls } = useRouter().options.context;
  const enter = useEnter(returnUrl);
  const [busy, setBusy] = useState(false);
  const clientOf = async () => (await calls()).client;
  const offer = useRef<AbortController>(undefined);

  async function signIn(
    ask: (ways: Ways, client: () => Promise<ApiClient>) => Promise<PasskeyAnswer | undefined>,
    isWanted: boolean,
  ) {
    let ways: Ways | undefined;
    const begin = () => {
      isWanted = true;
      setBusy(true);
      onFailure(undefined);
    };
    if (isWanted) begin();
    try {
      ways = await import("./passkey-ways.ts");
      const passkey = await ask(ways, clientOf);
      if (!passkey) return;
      begin();
      const client = await clientOf();
      await enter(await client.auth.signInWithPasskey.mutate({ passkey }), () => t`Connexion réussie.`);
    } catch (error) {
      // What nobody has asked for goes without a word.
      if (!isWanted) return;
      shownInPage(error);
      onFailure(ways ? ways.refusalWords(error, i18n) : t`Une erreur s'est produite !`);
      setBusy(false);
      offerAtField();
    }
  }
  /** After what the page itself needs; not every browser tells when it is idle. */
  function offerAtField() {
    const leaving = new AbortController();
    offer.current = leaving;
    const later = setTimeout(() => {
      void signIn((ways, client) => ways.passkeyAtField(client, leaving.signal), false);
    }, 300);
    leaving.signal.addEventListener("abort", () => clearTimeout(later));
  }
  const offerFirst = useEffectEvent(offerAtField);
  useEffect(() => {
    if (!passkeysWork()) return undefined;
    offerFirst();
    return () => offer.current?.abort();
  }, []);

  if (!passkeysWork()) return null;
  const withButton = () => {
    // The browser asks for one passkey at a time.
    offer.current?.abort();
    void signIn((ways, client) => ways.passkeyInDialog(client), true);
  };
  return (
    <Button
      variant="secondary"
      size="lg"
      block
      loading={busy}
      loadingLabel={<Trans>Connexion…</Trans>}
      onClick={withButton}
    >
      <Trans>Utiliser une clé d’accès</Trans>
    </Button>
  );
}
