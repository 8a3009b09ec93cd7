import { maxUndoSeconds } from "@metiro/shared/job-request/constants";
import { replayWindowMs } from "@metiro/shared/live/constants";
import { liveChange, type LiveChange, type LiveEvent } from "@metiro/shared/live/schema";
import { LRUCache } from "lru-cache";
import type { FastifyBaseLogger } from "fastify";
import type { Notifications } from "../db/notifications.ts";
import { liveChannel } from "./announce.ts";
import type { Audience, Subscribers } from "./subscribers.ts";

/** Named by a trigger of the table: `drizzle/sql/functions/account.sql`. */
const sessionEnded = "session_ended";

interface BroadcastOptions {
  subscribers: Subscribers;
  /** Whom a change concerns, as the database stands now, and in how many milliseconds it concerns more. */
  audienceOf: (change: LiveChange) => Promise<Audience & { moreIn: number | undefined }>;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** A change that was announced a while ago, for those who begin to follow now. */
interface RecentChange {
  change: LiveChange;
  /** When it was announced, by the clock of `performance`. */
  at: number;
  /** Absent while nobody followed who could have asked. */
  audience?: Promise<Audience>;
}

/** What is told of a change: not whom else it concerns. */
const eventOf = (change: LiveChange): LiveEvent =>
  change.about === "jobRequest" ? { about: change.about, id: change.id } : change;

/**
 * Passes on what processes announce to those of its audience who look at pages of this one, and to those who begin to look
 * after it what changed since they have read; ends what follows by a session that has ended.
 */
export function broadcast(news: Notifications, { subscribers, audienceOf, log }: BroadcastOptions): void {
  // A sending waits for no longer: it concerns its companies after that, also those who began to look in between.
  const recent = new LRUCache<string, RecentChange>({
    max: 500,
    ttl: Math.max(maxUndoSeconds * 1_000, replayWindowMs),
  });
  let listensSince = performance.now();

  const pass = async (one: RecentChange) => {
    const asked = audienceOf(one.change);
    one.audience = asked;
    const { moreIn, ...audience } = await asked;
    subscribers.publish(eventOf(one.change), audience);
    if (moreIn !== undefined) setTimeout(announced, moreIn, one.change).unref();
  };
  const take = (one: RecentChange) => {
    pass(one).catch((err: unknown) => {
      delete one.audience;
      log.warn({ err }, "A change was not passed on");
      subscribers.publish({ about: "everything" }, "everybody");
    });
  };
  const announced = (change: LiveChange) => {
    const one: RecentChange = { change, at: performance.now() };
    recent.set(JSON.stringify(change), one);
    // The database is asked on behalf of somebody, or not at all.
    if (subscribers.hasSubscribers()) take(one);
  };
  subscribers.onSubscribe((newSubscriber) => {
    const readAt = performance.now() - newSubscriber.replayMs;
    if (readAt < listensSince && newSubscriber.replayMs > 0) newSubscriber.publishEverything();
    for (const one of recent.values()) {
      if (one.audience) {
        // Whoever asked has said why it failed.
        if (one.at >= readAt)
          one.audience.then(
            (audience) => newSubscriber.publish(eventOf(one.change), audience),
            () => newSubscriber.publishEverything(),
          );
      } else if (one.at >= readAt || one.change.about === "jobRequest") take(one);
    }
  });
  news.subscribe(liveChannel, (payload) => announced(liveChange.parse(JSON.parse(payload))));
  news.subscribe(sessionEnded, subscribers.endSession);
  news.onReconnect(() => {
    listensSince = performance.now();
    subscribers.publish({ about: "everything" }, "everybody");
  });
}
