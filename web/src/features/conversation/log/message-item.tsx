import { Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "@metiro/shared/conversation/schema";
import { formatTime } from "@metiro/shared/text/format";
import { CheckCheck } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Bubble } from "./bubble.tsx";
import { MaskedNote } from "./masked-note.tsx";
import { MaskedText } from "#domain/conversation/masked-text.tsx";
import { MessagePhotos } from "./message-photos.tsx";
import { ReportButton } from "#domain/report/report-button.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

interface MessageItemProps {
  message: Message;
  talk: ConversationParties;
  /** The last of one's own that the other one has read. */
  lastRead: boolean;
}

/** A message that has arrived. */
export const MessageItem = ({ message, talk, lastRead }: MessageItemProps) => {
  const { t } = useLingui();
  const { id, mine, body, masked, photos, createdAt } = message;
  return (
    <Bubble
      mine={mine}
      other={talk.other}
      text={body && (masked && !mine ? <MaskedText>{body}</MaskedText> : body)}
      photos={photos.length > 0 && <MessagePhotos photos={photos} open />}
    >
      {masked && <MaskedNote talk={talk} mine={mine} />}
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
