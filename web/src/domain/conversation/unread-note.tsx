import { Plural } from "@lingui/react/macro";
import { useUnread } from "./use-unread.ts";
import { Badge } from "#ui/display/badge.tsx";

/** In the row of a request: that somebody wrote about it; `plain` in a line of words, which it makes no higher. */
export function UnreadNote({ jobRequestId, plain = false }: { jobRequestId: string; plain?: boolean }) {
  const unread = useUnread().of(jobRequestId);
  if (unread === 0) return null;
  const words = <Plural value={unread} one="# nouveau message" other="# nouveaux messages" />;
  if (plain) return <span className="font-semibold text-accent-ink">{words}</span>;
  return (
    <Badge tone="accent" icon="dot">
      {words}
    </Badge>
  );
}
