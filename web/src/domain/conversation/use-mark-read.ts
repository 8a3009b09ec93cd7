import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

interface MarkReadOptions {
  pair: ConversationPair;
  /** The last message that is here. */
  last: string | undefined;
  unread: number;
  /** The end of the conversation is on the screen. */
  atEnd: boolean;
  setUnread: (unread: number) => void;
}

/** Tells that the conversation has been read when its end is before somebody's eyes. */
export function useMarkRead({ pair, last, unread, atEnd, setUnread }: MarkReadOptions): void {
  const { conversation } = trpc.useUtils();
  const { mutateAsync } = trpc.conversation.markRead.useMutation({ ...handlesOwnErrors, retry: 3 });
  const seen = usePageVisible() && atEnd && unread > 0;
  const tell = useEffectEvent((upTo: string) =>
    mutateAsync({ ...pair, upTo }).then(
      (left) => {
        setUnread(left.unread);
        void conversation.unread.invalidate();
        void conversation.list.invalidate();
      },
      () => {
        // The line is gone: it is told again with the next message, or when the window is looked at again.
      },
    ),
  );
  useEffect(() => {
    if (seen && last !== undefined) void tell(last);
  }, [seen, last]);
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => document.visibilityState === "visible",
  );
}
