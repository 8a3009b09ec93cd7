import type { LiveEvent } from "@metiro/shared/live/schema";
import type { Role } from "@metiro/shared/roles";
import { DomainError } from "../errors/domain-error.ts";

interface Subscriber {
  userId: string;
  sessionId: string;
  role: Role;
}

/** Whom something concerns: these users, or every admin. */
export interface Audience {
  userIds: ReadonlySet<string>;
  admins: boolean;
}

interface SubscribeOptions {
  /** How long ago the subscriber has read what it shows, in milliseconds. */
  replayMs: number;
  signal: AbortSignal;
}

/** Somebody who begins to look. */
interface NewSubscriber {
  replayMs: number;
  /** Tells this one alone, if it concerns it. */
  publish: (event: LiveEvent, audience: Audience) => void;
  /** Lets this one alone read everything anew. */
  publishEverything: () => void;
}

/** Those who look at pages of this process right now. */
export interface Subscribers {
  /** What concerns this person, until `signal` aborts or the process ends. Throws TOO_MANY_REQUESTS. */
  subscribe: (who: Subscriber, options: SubscribeOptions) => AsyncGenerator<LiveEvent, void>;
  /** Everybody is told within some seconds, one after the other: all of them read all that they show at once otherwise. */
  publish: (event: LiveEvent, audience: Audience | "everybody") => void;
  /** Whether anybody looks at all. */
  hasSubscribers: () => boolean;
  /** Called when somebody begins to look. */
  onSubscribe: (handler: (newSubscriber: NewSubscriber) => void) => void;
  /** Ends the streams of this session. */
  endSession: (sessionId: string) => void;
  /** Ends every stream, and lets nobody begin. */
  close: () => void;
}

interface Subscription {
  who: Subscriber;
  push: (event: LiveEvent) => void;
  end: () => void;
}

/** Of one account: as many windows and devices as a person may well have open. */
const maxStreamsPerUser = 20;
/** Events that wait for a slow reader; with more it is told to read everything anew. */
const maxQueuedEvents = 100;

/** Milliseconds over which everybody is told. */
const spreadMs = 5_000;

export function subscribers(): Subscribers {
  const handlers: ((newSubscriber: NewSubscriber) => void)[] = [];
  const subscriptions = new Map<string, Set<Subscription>>();
  const end = new AbortController();

  function enter(subscription: Subscription, readAgo: number): () => void {
    const own = subscriptions.get(subscription.who.userId) ?? new Set();
    if (own.size >= maxStreamsPerUser) throw new DomainError("TOO_MANY_REQUESTS");
    subscriptions.set(subscription.who.userId, own.add(subscription));
    const newSubscriber: NewSubscriber = {
      replayMs: readAgo,
      publish: (event, audience) => void (concerns(audience, subscription.who) && subscription.push(event)),
      publishEverything: () => subscription.push({ about: "everything" }),
    };
    for (const handler of handlers) handler(newSubscriber);
    return () => {
      own.delete(subscription);
      if (own.size === 0) subscriptions.delete(subscription.who.userId);
    };
  }

  return {
    async *subscribe(who, { replayMs, signal }) {
      const own = new AbortController();
      const ending = AbortSignal.any([signal, end.signal, own.signal]);
      const waiting = new Map<string, LiveEvent>();
      let { promise: woken, resolve: wake } = Promise.withResolvers<void>();
      const subscription: Subscription = {
        who,
        push(event) {
          const heard: LiveEvent = waiting.size < maxQueuedEvents ? event : { about: "everything" };
          if (heard.about === "everything") waiting.clear();
          waiting.set(JSON.stringify(heard), heard);
          wake();
        },
        end: () => own.abort(),
      };
      const leave = enter(subscription, replayMs);
      ending.addEventListener("abort", () => wake(), { once: true });
      try {
        yield { about: "start" };
        while (!ending.aborted) {
          await woken;
          ({ promise: woken, resolve: wake } = Promise.withResolvers<void>());
          const heard = [...waiting.values()];
          waiting.clear();
          for (const event of heard) {
            if (ending.aborted) return;
            yield event;
          }
        }
      } finally {
        leave();
      }
    },
    publish(event, audience) {
      for (const own of subscriptions.values())
        for (const subscription of own)
          if (audience === "everybody") setTimeout(subscription.push, Math.random() * spreadMs, event).unref();
          else if (concerns(audience, subscription.who)) subscription.push(event);
    },
    hasSubscribers: () => subscriptions.size > 0,
    onSubscribe: (handler) => void handlers.push(handler),
    endSession(sessionId) {
      for (const own of subscriptions.values())
        for (const subscription of own) if (subscription.who.sessionId === sessionId) subscription.end();
    },
    close: () => end.abort(),
  };
}

const concerns = ({ userIds, admins }: Audience, { userId, role }: Subscriber) =>
  userIds.has(userId) || (admins && role === "Admin");
