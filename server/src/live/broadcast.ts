import { maxUndoSeconds } from "@metiro/shared/job-request/constants";
import { liveChange, type LiveChange, type LiveEvent } from "@metiro/shared/live/schema";
import { LRUCache } from "lru-cache";
import type { FastifyBaseLogger } from "fastify";
import type { Notifications } from "../db/notifications.ts";
import { liveChannel } from "./announce.ts";
import type { Audience, Followers } from "./subscribers.ts";

/** Named by a trigger of the table: `drizzle/sql/functions.sql`. */
const sessionEnded = "session_ended";

/** Milliseconds: a sending waits for no longer. */
const longestHold = maxUndoSeconds * 1_000;

interface SpreadOptions {
  followers: Followers;
  /** Whom a change concerns, as the database stands now, and in how many milliseconds it concerns more. */
  audienceOf: (change: LiveChange) => Promise<Audience & { moreIn: number | undefined }>;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** What is told of a change: not whom else it concerns. */
const eventOf = (change: LiveChange): LiveEvent =>
  change.about === "jobRequest" ? { about: change.about, id: change.id } : change;

/** Passes on what processes announce to those of its audience who look at pages of this one; ends what follows by a session that has ended. */
export function spread(news: Notifications, { followers, audienceOf, log }: SpreadOptions): void {
  const unheard = new LRUCache<string, LiveChange>({ max: 200, ttl: longestHold });
  const pass = async (change: LiveChange) => {
    // The database is asked on behalf of somebody, or not at all.
    if (!followers.isFollowed()) {
      if (change.about === "jobRequest") unheard.set(JSON.stringify(change), change);
      return;
    }
    const { moreIn, ...audience } = await audienceOf(change);
    followers.tell(eventOf(change), audience);
    if (moreIn !== undefined) setTimeout(take, moreIn, change).unref();
  };
  const take = (change: LiveChange) => {
    pass(change).catch((err: unknown) => {
      log.warn({ err }, "A change was not passed on");
      followers.tell({ about: "everything" }, "everybody");
    });
  };
  // A sending that still waits concerns its companies later: also who began to look in between.
  followers.onFollow(() => {
    const changes = [...unheard.values()];
    unheard.clear();
    for (const change of changes) take(change);
  });
  news.subscribe(liveChannel, (payload) => take(liveChange.parse(JSON.parse(payload))));
  news.subscribe(sessionEnded, followers.endSession);
  news.onReconnect(() => followers.tell({ about: "everything" }, "everybody"));
}
