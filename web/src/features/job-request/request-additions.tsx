import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestAddition } from "@metiro/shared/job-request/notes";
import { Lock } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { MaskedText } from "#domain/conversation/masked-text.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { PhotoGrid } from "./photo-grid.tsx";

/** What the client added after companies had the request, each with its moment. */
export function RequestAdditions({ additions }: { additions: readonly RequestAddition[] }) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  return (
    <section aria-label={t`Précisions ajoutées`} className="grid gap-3 border-t border-line pt-3">
      <ul className="grid gap-4">
        {additions.map(({ id, text, masked, photos, createdAt }) => (
          <li key={id} className="grid min-w-0 gap-2 border-l-2 border-accent-line pl-3">
            <p className="num text-sm text-ink-2">
              <Trans>Précision ajoutée : {momentOf(createdAt)}</Trans>
            </p>
            {text !== "" && (
              <p className="whitespace-pre-line wrap-anywhere">
                <MaskedText>{text}</MaskedText>
              </p>
            )}
            {masked && (
              <p className="flex items-start gap-1.5 text-xs text-ink-2">
                <Icon of={Lock} size="xs" className="mt-0.75 shrink-0" />
                <span className="min-w-0">
                  <Trans>Les coordonnées sont masquées jusqu’à ce que la réponse de l’entreprise soit acceptée.</Trans>
                </span>
              </p>
            )}
            {photos.length > 0 && <PhotoGrid photos={photos} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
