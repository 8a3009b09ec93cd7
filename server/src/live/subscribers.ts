import type { LiveEvent } from "@metiro/shared/live/schema";
import type { Role } from "@metiro/shared/roles";
import { DomainError } from "../errors/domain-error.ts";

interface Follower {
  userId: string;
  sessionId: string;
  role: Role;
}

/** Whom something concerns: these users, or every admin. */
export interface Audience {
  userIds: ReadonlySet<string>;
  admins: boolean;
}

interface FollowOptions {
  /** How long ago the follower has read what it shows, in milliseconds. */
  readAgo: number;
  signal: AbortSignal;
}

/** Somebody who begins to look. */
interface Newcomer {
  readAgo: number;
  /** Tells this one alone, if it concerns it. */
  tell: (event: LiveEvent, audience: Audience) => void;
  /** Lets this one alone read everything anew. */
  tellEverything: () => void;
}

/** Those who look at pages of this process right now. */
export interface Followers {
  /** What concerns this person, until `signal` aborts or the process ends. Throws TOO_MANY_REQUESTS. */
  follow: (who: Follower, options: FollowOptions) => AsyncGenerator<LiveEvent, void>;
  /** Everybody is told within some seconds, one after the other: all of them read all that they show at once otherwise. */
  tell: (event: LiveEvent, audience: Audience | "everybody") => void;
  /** Whether anybody looks at all. */
  isFollowed: () => boolean;
  /** Called when somebody begins to look. */
  onFollow: (handler: (newcomer: Newcomer) => void) => void;
  /** Ends what follows by this session. */
  endSession: (sessionId: string) => void;
  /** Ends every following, and lets nobody begin. */
  close: () => void;
}

interface Ear {
  who: Follower;
  hear: (event: LiveEvent) => void;
  end: () => void;
}

/** Of one account: as many windows and devices as a person may well have open. */
const mostOfOne = 20;
/** Events that wait for a slow reader; with more it is told to read everything anew. */
const mostWaiting = 100;

/** Milliseconds over which everybody is told. */
const spreadOver = 5_000;

export function followers(): Followers {
  const handlers: ((newcomer: Newcomer) => void)[] = [];
  const ears = new Map<string, Set<Ear>>();
  const end = new AbortController();

  function enter(ear: Ear, readAgo: number): () => void {
    const own = ears.get(ear.who.userId) ?? new Set();
    if (own.size >= mostOfOne) throw new DomainError("TOO_MANY_REQUESTS");
    ears.set(ear.who.userId, own.add(ear));
    const newcomer: Newcomer = {
      readAgo,
      tell: (event, audience) => void (concerns(audience, ear.who) && ear.hear(event)),
      tellEverything: () => ear.hear({ about: "everything" }),
    };
    for (const handler of handlers) handler(newcomer);
    return () => {
      own.delete(ear);
      if (own.size === 0) ears.delete(ear.who.userId);
    };
  }

  return {
    async *follow(who, { readAgo, signal }) {
      const own = new AbortController();
      const ending = AbortSignal.any([signal, end.signal, own.signal]);
      const waiting = new Map<string, LiveEvent>();
      let { promise: woken, resolve: wake } = Promise.withResolvers<void>();
      const ear: Ear = {
        who,
        hear(event) {
          const heard: LiveEvent = waiting.size < mostWaiting ? event : { about: "everything" };
          if (heard.about === "everything") waiting.clear();
          waiting.set(JSON.stringify(heard), heard);
          wake();
        },
        end: () => own.abort(),
      };
      const leave = enter(ear, readAgo);
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
    tell(event, audience) {
      for (const own of ears.values())
        for (const ear of own)
          if (audience === "everybody") setTimeout(ear.hear, Math.random() * spreadOver, event).unref();
          else if (concerns(audience, ear.who)) ear.hear(event);
    },
    isFollowed: () => ears.size > 0,
    onFollow: (handler) => void handlers.push(handler),
    endSession(sessionId) {
      for (const own of ears.values()) for (const ear of own) if (ear.who.sessionId === sessionId) ear.end();
    },
    close: () => end.abort(),
  };
}

const concerns = ({ userIds, admins }: Audience, { userId, role }: Follower) =>
  userIds.has(userId) || (admins && role === "Admin");
