import { liveChange, type LiveChange } from "@metiro/shared/live/schema";
import type { FastifyBaseLogger } from "fastify";
import type { Notifications } from "../db/notifications.ts";
import { liveChannel } from "./announce.ts";
import type { Audience, Followers } from "./followers.ts";

interface SpreadOptions {
  followers: Followers;
  /** Whom a change concerns, as the database stands now. */
  audienceOf: (change: LiveChange) => Promise<Audience>;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Passes on what processes announce to those of its audience who look at pages of this one. */
export function spread(news: Notifications, { followers, audienceOf, log }: SpreadOptions): void {
  const pass = async (payload: string) => {
    if (followers.isEmpty()) return;
    const change = liveChange.parse(JSON.parse(payload));
    followers.tell(change, await audienceOf(change));
  };
  news.subscribe(liveChannel, (payload) => {
    pass(payload).catch((err: unknown) => {
      log.warn({ err }, "A change was not passed on");
      followers.tell({ about: "everything" }, "everybody");
    });
  });
  news.onReconnect(() => followers.tell({ about: "everything" }, "everybody"));
}
