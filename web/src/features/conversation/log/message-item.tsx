import { Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "@metiro/shared/conversation/schema";
import { formatTime } from "@metiro/shared/text/format";
import { CheckCheck, Lock } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { MaskedText } from "#domain/conversation/masked-text.tsx";
import { ReportButton } from "#domain/report/report-button.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";
import { Bubble } from "./bubble.tsx";
import { MessagePhotos } from "./message-photos.tsx";

interface MessageItemProps {
  message: Message;
  parties: ConversationParties;
  /** The last of one's own that the other one has read. */
  lastRead: boolean;
}

/** A message that has arrived. */
export const MessageItem = ({ message, parties, lastRead }: MessageItemProps) => {
  const { t } = useLingui();
  const { id, mine, body, masked, photos, createdAt } = message;
  return (
    <Bubble
      mine={mine}
      other={parties.other}
      text={body && (masked && !mine ? <MaskedText>{body}</MaskedText> : body)}
      photos={photos.length > 0 && <MessagePhotos photos={photos} open />}
    >
      {masked && <MaskedNote parties={parties} mine={mine} />}
      <p className="num flex items-center gap-1.5 text-2xs text-ink-3">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {lastRead && (
          <span className="inline-flex items-center gap-1 font-semibold text-ink-2">
            <Icon of={CheckCheck} size="xs" />
            <Trans>Lu</Trans>
          </span>
        )}
        {!mine && (
          <ReportButton
            targets={[{ kind: "message", id }]}
            label={t`Signaler ce message`}
            // As large to a finger as ever, and the line no higher than its words.
            className="text-2xs max-md:-my-3"
          />
        )}
      </p>
    </Bubble>
  );
};

interface MaskedNoteProps {
  parties: ConversationParties;
  /** The message is the reader's own: then parts of it are hidden from the other one. */
  mine: boolean;
}

/** Why parts of a message are hidden. */
const MaskedNote = (props: MaskedNoteProps) => (
  <p className="flex max-w-80 items-start gap-1.5 text-xs text-ink-2">
    <Icon of={Lock} size="xs" className="mt-0.75 shrink-0" />
    <span className="min-w-0">
      <Words {...props} />
    </span>
  </p>
);

function Words({ parties: { side, other }, mine }: MaskedNoteProps) {
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
