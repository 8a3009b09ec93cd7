import { Plural } from "@lingui/react/macro";
import { useUnread } from "./use-unread.ts";
import { Badge } from "#ui/display/badge.tsx";

/** In the row of a request: that somebody wrote about it. */
export function UnreadNote({ jobRequestId, className }: { jobRequestId: string; className?: string }) {
  const unread = useUnread().of(jobRequestId);
  if (unread === 0) return null;
  return (
    <Badge tone="accent" icon="dot" className={className}>
      <Plural value={unread} one="# nouveau message" other="# nouveaux messages" />
    </Badge>
  );
}
