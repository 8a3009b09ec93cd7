import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Bubble } from "./bubble.tsx";
import { MessagePhotos } from "./message-photos.tsx";
import type { OutgoingMessage } from "../composer/use-outbox.ts";

interface OutgoingItemProps {
  message: OutgoingMessage;
  /** Missing: nobody can write any more. */
  onRetry: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onDrop: () => void;
}

/** A message that is on its way, or has not arrived. */
export const OutgoingItem = ({ message, onRetry, onEdit, onDrop }: OutgoingItemProps) => {
  const { body, photos, failure } = message;
  return (
    <Bubble mine faint other="" text={body} photos={photos.length > 0 && <MessagePhotos photos={photos} />}>
      {failure ? (
        <>
          <p role="alert" className="flex items-start gap-1.5 text-xs font-medium text-danger">
            <Icon of={CircleAlert} size="xs" className="mt-0.75 shrink-0" />
            <span className="min-w-0">
              <Trans>Pas envoyé.</Trans> {failure}
            </span>
          </p>
          <p className="flex flex-wrap justify-end gap-x-2">
            {onRetry && (
              <Button variant="link" size="sm" onClick={onRetry}>
                <Trans>Réessayer</Trans>
              </Button>
            )}
            {onEdit && (
              <Button variant="link" size="sm" onClick={onEdit}>
                <Trans>Modifier</Trans>
              </Button>
            )}
            <Button variant="link" size="sm" onClick={onDrop}>
              <Trans>Supprimer</Trans>
            </Button>
          </p>
        </>
      ) : (
        <p className="text-2xs text-ink-3">
          <Trans>Envoi…</Trans>
        </p>
      )}
    </Bubble>
  );
};
