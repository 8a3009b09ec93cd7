import { personName } from "@metiro/shared/user/nameless";
import { useLingui } from "@lingui/react/macro";
import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { Card } from "#ui/display/card.tsx";
import { AnswerEntry } from "./log/answer-entry.tsx";
import { NoteBeforeAnswer } from "./log/before-answer.tsx";
import { ConversationSidebar } from "./conversation-sidebar.tsx";
import { ClosedNote, QuestionsSpent } from "./closed-note.tsx";
import { Composer } from "./composer/composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { MessageLog } from "./log/message-log.tsx";
import { NewMessageAnnouncer } from "./log/new-message-announcer.tsx";
import { OutgoingItem } from "./log/outgoing-item.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";
import { unsentMessagesOf } from "./composer/unsent-messages.ts";
import { useMessageDraft } from "./composer/use-draft.ts";
import { useLogScroll } from "./log/use-log-scroll.ts";
import { useMarkRead } from "#domain/conversation/use-mark-read.ts";
import { type OutgoingMessage, useOutbox } from "./composer/use-outbox.ts";
import { useThread } from "./use-thread.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

/** A client has none. */
const QuickReplies = lazyPart(() => import("./composer/quick-replies.tsx"));

interface ConversationProps {
  pair: ConversationPair;
  side: ConversationParties["side"];
}

/** A client and a company that is interested in its request talk. */
export function Conversation({ pair, side }: ConversationProps) {
  const { t } = useLingui();
  const nameOf = useCompanyName();
  const userId = useSession()?.user.id ?? "";
  const [kept] = useState(() => unsentMessagesOf(userId, pair));
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id: pair.jobRequestId });
  const answer = request.jobRequestCompanies.find(({ company: { id } }) => id === pair.companyId);
  const thread = useThread(pair);
  const { draft, change } = useMessageDraft(kept.draft);
  const outbox = useOutbox({ pair, kept: kept.outbox, onSent: thread.add });
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const { messages } = thread;
  const last = messages.at(-1)?.id;
  const arrived = new Set(messages.map(({ id }) => id));
  const outgoing = outbox.messages.filter(({ id }) => !arrived.has(id));
  const scroll = useLogScroll(outgoing.at(-1)?.id ?? last);
  const { open, contactVisible, closedReason, unread, questionsLeft, company, client, title } = thread.head;
  useMarkRead({ pair, last, unread, atEnd: scroll.atEnd, setUnread: thread.setUnread });
  const other = side === "client" ? nameOf(company) : (personName(client) ?? t`Client supprimé`);
  const parties: ConversationParties = { side, other };
  const isAsked = side === "company" && messages.at(-1)?.mine === false && outgoing.length === 0 && draft.body === "";

  const edit = ({ id, body, photos }: OutgoingMessage) => {
    outbox.drop(id);
    change({
      body: [body, draft.body].filter(Boolean).join("\n"),
      photos: [...photos, ...draft.photos],
    });
    field?.focus();
  };

  return (
    <div className="grid h-[calc(100dvh-4rem-1px-var(--said-below,0px))] min-h-96 grid-rows-[minmax(0,1fr)] max-md:-mx-5 max-md:-mt-6 max-md:-mb-12 md:-mb-8 md:h-[calc(100dvh-8rem-1px-var(--said-below,0px))] lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6">
      <ConversationSidebar side={side} />
      <Card
        aria-label={t`Conversation avec ${other}`}
        className="flex flex-col overflow-clip max-md:rounded-none! max-md:border-0!"
      >
        <ConversationHead
          parties={parties}
          companyId={company.id}
          verified={company.verified}
          title={title}
          requestId={pair.jobRequestId}
        />
        {answer?.response === "interested" && <AnswerEntry answer={answer} parties={parties} />}
        <MessageLog
          parties={parties}
          thread={thread}
          {...scroll}
          first={
            open &&
            answer?.response === "none" && (
              <NoteBeforeAnswer answer={answer} left={questionsLeft} requestId={pair.jobRequestId} parties={parties} />
            )
          }
          outgoing={outgoing.map((message) => (
            <OutgoingItem
              key={message.id}
              message={message}
              onRetry={open ? () => outbox.retry(message) : undefined}
              onEdit={open ? () => edit(message) : undefined}
              onDrop={() => outbox.drop(message.id)}
            />
          ))}
        />
        <NewMessageAnnouncer messages={messages} other={other} />
        {!open ? (
          <ClosedNote reason={closedReason} parties={parties} />
        ) : questionsLeft === 0 ? (
          <QuestionsSpent requestId={pair.jobRequestId} />
        ) : (
          <Composer
            other={other}
            draft={draft}
            masked={contactVisible ? undefined : side}
            onChange={change}
            above={
              isAsked && (
                <Suspense>
                  <QuickReplies
                    request={request}
                    onChoose={(body) => {
                      change({ body });
                      field?.focus();
                    }}
                  />
                </Suspense>
              )
            }
            onSend={(message) => {
              change({ body: "", photos: [] });
              outbox.send(message);
              scroll.toEnd();
              field?.focus();
            }}
            field={setField}
          />
        )}
      </Card>
    </div>
  );
}
