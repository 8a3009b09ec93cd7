import { Trans, useLingui } from "@lingui/react/macro";
import type { InspectedConversation } from "@metiro/shared/conversation/schema";
import { personName } from "@metiro/shared/user/nameless";
import { MaskedText } from "#domain/conversation/masked-text.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Note } from "#ui/feedback/note.tsx";
import { PhotoGrid } from "../../photo-grid.tsx";

interface ReadMessagesProps {
  talk: InspectedConversation;
  /** What the company is called. */
  company: string;
  loading: boolean;
  onOlder: () => void;
}

/** What two wrote to each other, oldest first, each message with who wrote it. */
export function ReadMessages({ talk, company, loading, onOlder }: ReadMessagesProps) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const { contactVisible, messages, more } = talk;
  const client = personName(talk.client) ?? t`Client supprimé`;
  return (
    <div className="grid gap-4">
      {!contactVisible && (
        <Note>
          <Trans>
            Les coordonnées sont masquées comme entre les deux : chaque message se lit comme son destinataire le lit.
          </Trans>
        </Note>
      )}
      {more && (
        <Button size="sm" variant="secondary" className="justify-self-center" loading={loading} onClick={onOlder}>
          <Trans>Messages précédents</Trans>
        </Button>
      )}
      <ol className="grid gap-4" aria-label={t`Messages`}>
        {messages.toReversed().map(({ id, from, body, photos, createdAt }) => (
          <li key={id} className={cn("grid gap-1.5", from === "client" ? "pr-6 md:pr-16" : "pl-6 md:pl-16")}>
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-semibold wrap-anywhere">{from === "client" ? client : company}</span>
              <time dateTime={createdAt} className="num text-xs text-ink-3">
                {momentOf(createdAt)}
              </time>
            </p>
            {body && (
              <p
                className={cn(
                  "rounded-lg px-3.5 py-2 whitespace-pre-line wrap-anywhere",
                  from === "client" ? "rounded-tl-xs bg-sunken" : "rounded-tr-xs bg-accent-soft",
                )}
              >
                <MaskedText>{body}</MaskedText>
              </p>
            )}
            {photos.length > 0 && <PhotoGrid photos={photos} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
