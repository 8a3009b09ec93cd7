import { useLingui } from "@lingui/react/macro";
import type { Message } from "@metiro/shared/conversation/schema";
import { useState } from "react";

/** Reads out what the other one writes while the page is open. */
export function NewMessageAnnouncer({ messages, other }: { messages: readonly Message[]; other: string }) {
  const { t } = useLingui();
  const last = messages.at(-1);
  const [known] = useState(last?.id);
  return (
    <p aria-live="polite" className="sr-only">
      {last && !last.mine && last.id !== known && t`${other} : ${last.body || t`Photo`}`}
    </p>
  );
}
