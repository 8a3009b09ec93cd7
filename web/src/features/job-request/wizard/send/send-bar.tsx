import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { useOnline } from "#ui/feedback/use-online.ts";
import type { Draft } from "../draft/draft.ts";
import type { useAccount } from "./use-account.ts";
import type { useSendRequest } from "./use-send.ts";
import type { Address } from "../page/wizard-search.ts";

interface SendBarProps {
  draft: Draft;
  send: ReturnType<typeof useSendRequest>;
  account: ReturnType<typeof useAccount>;
  go: Address["go"];
  onRefused: (messages: Record<string, string[]>) => void;
}

/** Sends the request; of who is not known or not confirmed yet it makes an account first and asks for the mail's code. */
export function SendBar({ draft, send: { send, sending }, account, go, onRefused }: SendBarProps) {
  const { t } = useLingui();
  const session = useSession();
  const claims = session?.claims;
  const [beginning, setBeginning] = useState(false);

  const press = async () => {
    if (claims?.emailConfirmed) return send();
    if (!claims && !draft.acceptConditions)
      return onRefused({ acceptConditions: [t`Cochez cette case pour continuer.`] });
    setBeginning(true);
    const begun = await (session?.token === undefined ? account.begin() : account.remind(session.user.email));
    setBeginning(false);
    if (begun) go("code");
    return undefined;
  };

  const online = useOnline();
  const photo = typeof sending === "object" && sending.of > 0 ? sending : undefined;
  return (
    <Button
      size="lg"
      className="max-md:flex-1 max-md:px-3 min-[23rem]:whitespace-nowrap md:ml-auto"
      loading={beginning || sending !== false}
      loadingLabel={
        !online ? (
          <Trans>En attente de connexion…</Trans>
        ) : photo ? (
          <Trans>
            Fichier {photo.photo + 1} sur {photo.of}…
          </Trans>
        ) : (
          <Trans>Envoi…</Trans>
        )
      }
      disabledReason={claims && claims.role !== "Tenderer" ? t`Seul un client peut publier une demande.` : undefined}
      onClick={() => void press()}
    >
      <Trans>Envoyer ma demande</Trans>
    </Button>
  );
}
