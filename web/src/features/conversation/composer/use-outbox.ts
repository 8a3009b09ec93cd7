import { useLingui } from "@lingui/react/macro";
import type { ConversationPair, Message } from "@metiro/shared/conversation/schema";
import { useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { messagesOf, problemIn } from "#api/failure/failure.ts";
import { newId } from "#api/new-id.ts";
import type { MessageDraft, UnsentMessage, unsentMessagesOf } from "./unsent-messages.ts";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";

export interface OutgoingMessage extends UnsentMessage {
  /** Why it has not arrived; without it it is on its way. */
  failure?: string;
}

interface OutboxOptions {
  pair: ConversationPair;
  kept: ReturnType<typeof unsentMessagesOf>["outbox"];
  onSent: (message: Message) => void;
}

/**
 * What is on its way, one after the other, and what has not arrived: that stays, after a reload too, until it is sent again or
 * taken back: never by itself, for an hour later it may say what is no longer so.
 */
export function useOutbox({ pair, kept, onSent }: OutboxOptions) {
  const { t } = useLingui();
  const { conversation, jobRequest } = trpc.useUtils();
  const interrupted = t`L’envoi a été interrompu.`;
  const cut = t`La connexion a été coupée.`;
  const offline = t`Il n’y avait pas de connexion : renvoyez-le quand elle est revenue.`;
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>(() =>
    kept.read().map((message) => ({ ...message, failure: interrupted })),
  );
  const { mutateAsync } = trpc.conversation.send.useMutation();
  const line = useRef(Promise.resolve());

  const change = (id: string, next: OutgoingMessage | undefined) =>
    setMessages((all) => all.flatMap((message) => (message.id === id ? (next ?? []) : message)));
  const drop = (id: string) => {
    kept.remove(id);
    change(id, undefined);
  };

  const deliver = async ({ id, body, photos }: UnsentMessage) => {
    const photoIds = photos.map((photo) => photo.id);
    try {
      onSent(await mutateAsync({ ...pair, id, ...(body && { body }), ...(photoIds.length > 0 && { photoIds }) }));
      drop(id);
      void conversation.list.invalidate();
      // The first message changes what the request says of its conversation.
      void jobRequest.get.invalidate({ id: pair.jobRequestId });
    } catch (error) {
      const problem = problemIn(error);
      const failure = problem ? messagesOf(problem).join(" ") : navigator.onLine ? cut : offline;
      if (problem) shownInPage(error);
      else expectedHere(error);
      change(id, { id, body, photos, failure });
      // Nobody can write any more, for instance.
      if (problem) void conversation.get.invalidate();
    }
  };
  const queue = (message: UnsentMessage) => {
    line.current = line.current.then(() => deliver(message));
  };
  const retry = ({ id, body, photos }: OutgoingMessage) => {
    change(id, { id, body, photos });
    queue({ id, body, photos });
  };

  return {
    messages,
    send: (draft: MessageDraft) => {
      const message = { ...draft, id: newId() };
      kept.add(message);
      setMessages((all) => [...all, message]);
      queue(message);
    },
    retry,
    drop,
  };
}
