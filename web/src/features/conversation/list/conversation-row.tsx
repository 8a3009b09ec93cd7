import { personName } from "@metiro/shared/user/nameless";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ConversationItem } from "@metiro/shared/conversation/schema";
import { Avatar } from "#ui/display/avatar.tsx";
import { Count } from "#ui/display/badge.tsx";
import { cn } from "#ui/cn.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { linksOf } from "#domain/conversation/links-of.tsx";
import { MaskedText } from "#domain/conversation/masked-text.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";
import { useShortMoment } from "../log/use-day-text.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

interface ConversationRowsProps {
  items: readonly ConversationItem[];
  side: ConversationParties["side"];
}

/** Conversations one below the other. */
export const ConversationRows = ({ items, side }: ConversationRowsProps) => (
  <ul className="divide-y divide-line">
    {items.map((item) => (
      <li key={`${item.jobRequestId} ${item.companyId}`}>
        <ConversationRow item={item} side={side} />
      </li>
    ))}
  </ul>
);

interface ConversationRowProps {
  item: ConversationItem;
  side: ConversationParties["side"];
}

/** A conversation in short: with whom, about what, the last word, what is new. */
function ConversationRow({ item, side }: ConversationRowProps) {
  const { t } = useLingui();
  const momentOf = useShortMoment();
  const nameOf = useCompanyName();
  const { title, company, client, lastMessage, unread, open } = item;
  const other = side === "client" ? nameOf(company) : (personName(client) ?? t`Client supprimé`);
  const isNew = unread > 0;
  return linksOf[side].one(item, {
    className:
      "grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 px-4 py-3.5 text-ink no-underline hover:bg-hover aria-[current=page]:bg-hover focus-visible:-outline-offset-3 md:px-5",
    children: (
      <>
        <Avatar name={other} round={side === "company"} />
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-3 cramped:flex-wrap">
            <span className={cn("truncate", isNew ? "font-bold" : "font-semibold")}>{other}</span>
            <span className="num shrink-0 text-xs text-ink-3">{momentOf(lastMessage.createdAt)}</span>
          </span>
          <span className="block truncate text-xs text-ink-2">
            {title}
            {!open && (
              <>
                {" · "}
                <Trans>terminée</Trans>
              </>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span className={cn("min-w-0 flex-1 truncate text-sm", isNew ? "font-semibold text-ink" : "text-ink-2")}>
              <LastWord {...lastMessage} />
            </span>
            {isNew && (
              <span className="-my-1">
                <span aria-hidden="true">
                  <Count value={unread} accent />
                </span>
                <VisuallyHidden>
                  <Plural value={unread} one="# message non lu" other="# messages non lus" />
                </VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </>
    ),
  });
}

function LastWord({ mine, excerpt, photoCount }: ConversationItem["lastMessage"]) {
  const words = excerpt ? (
    <MaskedText>{excerpt}</MaskedText>
  ) : (
    <Plural value={photoCount} one="Photo" other="# photos" />
  );
  return mine ? <Trans>Vous : {words}</Trans> : words;
}
