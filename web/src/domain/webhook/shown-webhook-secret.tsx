import { Trans } from "@lingui/react/macro";
import type { WebhookSecret } from "@metiro/shared/webhook/schema";
import { formatMoment } from "@metiro/shared/text/format";
import { ShownSecret } from "#domain/secret/shown-secret.tsx";

/** The secret by which a program knows our messages, shown once. */
export function ShownWebhookSecret({ of, onClose }: { of: WebhookSecret; onClose: () => void }) {
  const until = of.endpoint.formerSecretUntil;
  return (
    <ShownSecret
      title={<Trans>Secret du webhook</Trans>}
      secret={of.secret}
      words={{
        copy: <Trans>Copier le secret</Trans>,
        copied: <Trans>Copié</Trans>,
        noted: <Trans>J’ai noté le secret</Trans>,
      }}
      warning={<Trans>Notez-le maintenant : il ne sera plus montré. Traitez-le comme un mot de passe.</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>Votre programme vérifie avec lui que chaque message vient de nous.</Trans>{" "}
        {until !== undefined && (
          <Trans>Jusqu’au {formatMoment(until)}, l’ancien secret signe aussi : vous avez le temps de changer.</Trans>
        )}
      </p>
    </ShownSecret>
  );
}
