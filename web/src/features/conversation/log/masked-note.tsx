import { Trans } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

interface MaskedNoteProps {
  talk: ConversationParties;
  /** The message is the reader's own: then parts of it are hidden from the other one. */
  mine: boolean;
}

/** Why parts of a message are hidden. */
export const MaskedNote = (props: MaskedNoteProps) => (
  <p className="flex max-w-80 items-start gap-1.5 text-xs text-ink-2">
    <Icon of={Lock} size="xs" className="mt-0.75 shrink-0" />
    <span className="min-w-0">
      <Words {...props} />
    </span>
  </p>
);

function Words({ talk: { side, other }, mine }: MaskedNoteProps) {
  if (side === "client")
    return mine ? (
      <Trans>{other} ne voit pas encore ces coordonnées. Elles s’affichent dès que vous acceptez sa réponse.</Trans>
    ) : (
      <Trans>Les coordonnées sont masquées jusqu’à ce que vous acceptiez la réponse.</Trans>
    );
  return mine ? (
    <Trans>{other} ne voit pas encore ces coordonnées. Elles s’affichent dès que votre réponse est acceptée.</Trans>
  ) : (
    <Trans>Les coordonnées sont masquées jusqu’à ce que votre réponse soit acceptée.</Trans>
  );
}
