import { Trans, useLingui } from "@lingui/react/macro";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hasName, passkeysWork } from "#domain/second-factor/passkeys-work.ts";
import { Button } from "#ui/button/button.tsx";
import { useAfterSignIn } from "../use-after-sign-in.ts";

interface PasskeySignInProps {
  returnUrl: string | undefined;
  onFailure: (words: string | undefined) => void;
}

const load = () => import("./passkey-ways.ts");

/**
 * Signs in with a passkey of the device, without address and password: by a button, or chosen among what the browser offers at the
 * field of the address. Shown where the browser can.
 */
export function PasskeySignIn({ returnUrl, onFailure }: PasskeySignInProps) {
  const { t, i18n } = useLingui();
  const { calls, origin } = useRouter().options.context;
  const enter = useAfterSignIn(returnUrl);
  const alive = useHydrated();
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  const page = { i18n, calls, enter, onFailure, setBusy, leaving, told: () => t`Connexion réussie.` };

  const offerAtField = useEffectEvent(() => load().then((ways) => ways.offerAtField(page)));
  useEffect(() => {
    if (!passkeysWork()) return undefined;
    const here = new AbortController();
    leaving.current = here;
    // After what the page itself needs; what nobody has asked for fails without a word.
    const later = setTimeout(() => void offerAtField().catch(() => undefined), 300);
    return () => {
      clearTimeout(later);
      here.abort();
    };
  }, []);

  // The server draws it, so that the page below stays where it is for whoever can use it.
  if (alive ? !passkeysWork() : !hasName(origin)) return null;
  return (
    <Button
      className="noscript:hidden"
      variant="secondary"
      size="lg"
      block
      loading={busy}
      loadingLabel={<Trans>Connexion…</Trans>}
      onClick={() =>
        void load().then(
          (ways) => ways.askByButton(page),
          () => onFailure(t`Une erreur s'est produite !`),
        )
      }
    >
      <Trans>Utiliser une clé d’accès</Trans>
    </Button>
  );
}
