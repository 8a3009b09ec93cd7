import { Plural, Trans } from "@lingui/react/macro";
import type { ConversationPair } from "@metiro/shared/conversation/schema";
import type { ReactNode } from "react";
import { MessageSquare } from "lucide-react";
import { useSession } from "#session/use-session.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { useUnread } from "./use-unread.ts";
import { Count } from "#ui/display/badge.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { linksOf } from "./links-of.tsx";
import type { ConversationParties } from "./parties.ts";

interface MessagesLinkProps {
  pair: ConversationPair;
  side: ConversationParties["side"];
  /** Whether one can still write. */
  open: boolean;
  /** Whether something was written already. */
  begun: boolean;
  block?: boolean;
  /** Small, among links. */
  quiet?: boolean;
  /** Its drawing alone, in the row of what it is about; the words are its name. */
  iconOnly?: boolean;
  /** What it says while nothing was written. */
  first?: ReactNode;
}

/** The way to a conversation, with how much of it is new. */
export function MessagesLink(props: MessagesLinkProps) {
  const { pair, side, open, begun, block = false, quiet = false, iconOnly = false, first } = props;
  const unread = useUnread().of(pair.jobRequestId, pair.companyId);
  const viewing = useSession()?.claims?.viewing;
  // The list says to an admin who looks at a panel why messages are not there.
  const way = (parts: LinkParts) => (viewing ? linksOf[side].all(parts) : linksOf[side].one(pair, parts));
  const words = open && !begun && unread === 0 ? (first ?? <Trans>Écrire un message</Trans>) : <Trans>Messages</Trans>;
  if (iconOnly)
    return way({
      className: buttonClass({ variant: "ghost", size: "sm", shape: "icon", className: "relative" }),
      children: (
        <>
          <Icon of={MessageSquare} />
          <VisuallyHidden>{words}</VisuallyHidden>
          <UnreadCount value={unread} className="absolute -top-1 -right-1.5" />
        </>
      ),
    });
  return way({
    className: buttonClass(quiet ? { variant: "ghost", size: "sm" } : { variant: "secondary", block }),
    children: (
      <>
        <Icon of={MessageSquare} size={quiet ? "sm" : "md"} />
        {words}
        <UnreadCount value={unread} />
      </>
    ),
  });
}

/** How many are new, where there are any. */
function UnreadCount({ value, className }: { value: number; className?: string }) {
  if (value === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        <Count value={value} accent />
      </span>
      <VisuallyHidden>
        <Plural value={value} one="(# non lu)" other="(# non lus)" />
      </VisuallyHidden>
    </>
  );
}
