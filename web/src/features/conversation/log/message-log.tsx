import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "@metiro/shared/conversation/schema";
import { ArrowDown } from "lucide-react";
import { type ReactNode, useState, useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";
import { MessageItem } from "./message-item.tsx";
import { useDayText, dayOf } from "./use-day-text.ts";
import type { LogScroll } from "./use-log-scroll.ts";
import type { ThreadState } from "../use-thread.ts";

interface MessageLogProps extends LogScroll {
  parties: ConversationParties;
  thread: ThreadState;
  /** With what it begins. */
  first: ReactNode;
  /** What is on its way. */
  outgoing: ReactNode;
}

/** What the two have said, the oldest first. */
export function MessageLog({ parties, thread, setBox, atEnd, onScroll, toEnd, first, outgoing }: MessageLogProps) {
  const { t } = useLingui();
  const dayOf = useDayText();
  const { head, messages, older } = thread;
  // As it was when the page was opened: what comes while it is open is read as it comes.
  const [firstUnread] = useState(() => firstUnreadOf(messages, head.unread));
  const lastRead = messages.findLast(({ mine, createdAt }) => mine && createdAt <= (head.otherReadAt ?? ""))?.id;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={setBox}
        onScroll={onScroll}
        role="log"
        // Told by the page one by one: older ones that are put on top are no news.
        aria-live="off"
        aria-label={t`Messages`}
        // What scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] focus-visible:-outline-offset-3 md:px-5"
      >
        <div className="mb-auto grid gap-4 py-4 md:py-5">
          {older ? <OlderMessages {...older} /> : first}
          {byDay(messages).map(({ day, messages: written }) => (
            <section key={day} aria-label={dayOf(day)} className="grid gap-3">
              <p aria-hidden="true" className="text-center text-xs font-semibold text-ink-3">
                {dayOf(day)}
              </p>
              <ul className="grid gap-3">
                {written.map((message) => (
                  <li key={message.id} className="grid gap-3">
                    {message.id === firstUnread && <UnreadLine />}
                    <MessageItem message={message} parties={parties} lastRead={message.id === lastRead} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {outgoing}
        </div>
      </div>
      {!atEnd && <ToEnd unread={head.unread} onPress={toEnd} />}
    </div>
  );
}

const UnreadLine = () => (
  <p className="flex items-center gap-3 text-xs font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent-line after:h-px after:flex-1 after:bg-accent-line">
    <Trans>Non lus</Trans>
  </p>
);

/** The first of the other one's last `unread` messages. */
const firstUnreadOf = (messages: readonly Message[], unread: number): string | undefined =>
  unread > 0 ? messages.filter(({ mine }) => !mine).at(-unread)?.id : undefined;

const ToEnd = ({ unread, onPress }: { unread: number; onPress: () => void }) => (
  <div className="absolute inset-x-0 bottom-3 grid justify-center">
    <Button variant="secondary" size="sm" icon={ArrowDown} onClick={onPress} className="rounded-full! shadow-float">
      {unread > 0 ? (
        <Plural value={unread} one="# nouveau message" other="# nouveaux messages" />
      ) : (
        <Trans>Derniers messages</Trans>
      )}
    </Button>
  </div>
);

/** Messages of one day of Switzerland. */
interface MessageDay<T> {
  /** `yyyy-MM-dd` */
  day: string;
  messages: T[];
}

/** Messages in their order, divided by the days on which they were written. */
function byDay<T extends { createdAt: string }>(messages: readonly T[]): MessageDay<T>[] {
  const days: MessageDay<T>[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

interface OlderMessagesProps {
  load: () => void;
  loading: boolean;
  failed: boolean;
}

/** At the top of what is here: fetches what came before as soon as one scrolls there, or on a press. */
function OlderMessages({ load, loading, failed }: OlderMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What failed is not asked for again by itself.
    if (!place.current || loading || failed || !("IntersectionObserver" in globalThis)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load());
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={place} className="grid justify-center">
      <Button variant="link" size="sm" onClick={load} loading={loading} loadingLabel={<Trans>Chargement…</Trans>}>
        {failed ? <Trans>Réessayer de charger les messages précédents</Trans> : <Trans>Messages précédents</Trans>}
      </Button>
    </div>
  );
}
