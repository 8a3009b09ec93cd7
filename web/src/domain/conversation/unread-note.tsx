import { Plural } from "@lingui/react/macro";
import { useUnread } from "./use-unread.ts";
import { Badge } from "#ui/display/badge.tsx";

interface UnreadNoteProps {
  jobRequestId: string;
  /** In a line of words, which it makes no higher. */
  plain?: boolean;
  /** What parts it from the words around it. */
  before?: string;
  after?: string;
}

/** In the row of a request: that somebody wrote about it. */
export function UnreadNote({ jobRequestId, plain = false, before, after }: UnreadNoteProps) {
  const unread = useUnread().of(jobRequestId);
  if (unread === 0) return null;
  const words = <Plural value={unread} one="# nouveau message" other="# nouveaux messages" />;
  if (plain)
    return (
      <>
        {before}
        <span className="font-semibold text-accent-ink">{words}</span>
        {after}
      </>
    );
  return (
    <Badge tone="accent" icon="dot">
      {words}
    </Badge>
  );
}
