import { useCallback, useState } from "react";
import { emptyMessage, type MessageDraft, type unsentMessagesOf } from "./unsent-messages.ts";

/** What stands in the field of a conversation, kept with each change. */
export function useMessageDraft(kept: ReturnType<typeof unsentMessagesOf>["draft"]) {
  const [draft, setDraft] = useState<MessageDraft>(() => kept.read() ?? emptyMessage);
  const change = useCallback(
    (patch: Partial<MessageDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...patch };
        if (after.body === "" && after.photos.length === 0) kept.remove();
        else kept.write(after);
        return after;
      }),
    [kept],
  );
  return { draft, change };
}
