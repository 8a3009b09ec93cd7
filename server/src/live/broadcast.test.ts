import type { LiveChange } from "@metiro/shared/live/schema";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Notifications } from "../db/notifications.ts";
import { broadcast } from "./broadcast.ts";
import { subscribers } from "./subscribers.ts";

const anna = { userId: "a", sessionId: "s", role: "Company" as const };
const conversation = { about: "conversation", id: crypto.randomUUID(), companyId: crypto.randomUUID() } as const;

/** A process that listens to the database since 20 seconds ago; the clock is still. */
function listening(audienceOf = vi.fn(() => Promise.resolve({ userIds: new Set(["a"]), admins: false }))) {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const told = new Map<string, (payload: string) => void>();
  let reconnected = () => {};
  const news: Notifications = {
    subscribe: (channel, handler) => (told.set(channel, handler), () => {}),
    onReconnect: (handler) => ((reconnected = handler), () => {}),
    start: () => {},
    lookNow: () => {},
    close: () => Promise.resolve(),
  };
  const own = subscribers();
  const asked = async (change: LiveChange) => ({ ...(await audienceOf()), moreIn: undefined, of: change.about });
  broadcast(news, { subscribers: own, audienceOf: asked, log: { warn: () => {} } });
  vi.advanceTimersByTime(20_000);
  return {
    audienceOf,
    reconnect: () => reconnected(),
    announce: (change: LiveChange) => told.get("live")?.(JSON.stringify(change)),
    /** What somebody who has read so long ago is told before what `last` says. */
    toldTo: async (readAgo: number, who = anna) => {
      const heard: unknown[] = [];
      const following = own.subscribe(who, { replayMs: readAgo, signal: new AbortController().signal });
      await following.next();
      await vi.advanceTimersByTimeAsync(0);
      own.publish({ about: "start" }, { userIds: new Set([who.userId]), admins: false });
      for (;;) {
        const { value } = await following.next();
        if (!value || value.about === "start") return heard;
        heard.push(value);
      }
    },
  };
}

test("what was announced after somebody has read is told it at the beginning, what was before is not", async () => {
  const { announce, toldTo } = listening();
  announce(conversation);
  vi.advanceTimersByTime(4_000);
  expect(await toldTo(3_000)).toEqual([]);
  expect(await toldTo(5_000)).toEqual([conversation]);
});

test("whom a change concerns is asked once, however many begin to follow after it", async () => {
  const { announce, toldTo, audienceOf } = listening();
  announce(conversation);
  expect(audienceOf).not.toHaveBeenCalled();
  for (const _ of [1, 2, 3]) expect(await toldTo(5_000)).toEqual([conversation]);
  expect(audienceOf).toHaveBeenCalledTimes(1);
});

test("it is told to nobody whom it does not concern", async () => {
  const { announce, toldTo } = listening();
  announce(conversation);
  await toldTo(5_000);
  expect(await toldTo(5_000, { ...anna, userId: "b" })).toEqual([]);
});

test("who has read before the process listened reads everything anew", async () => {
  const { reconnect, toldTo } = listening();
  reconnect();
  vi.advanceTimersByTime(4_000);
  expect(await toldTo(5_000)).toEqual([{ about: "everything" }]);
  expect(await toldTo(3_000)).toEqual([]);
  expect(await toldTo(0)).toEqual([]);
});

test("where nobody could say whom it concerns, it is asked again for who comes after", async () => {
  const audienceOf = vi.fn(() => Promise.resolve({ userIds: new Set(["a"]), admins: false }));
  audienceOf.mockRejectedValueOnce(new Error("away"));
  const { announce, toldTo } = listening(audienceOf);
  await toldTo(0, { ...anna, userId: "b" });
  announce(conversation);
  await vi.advanceTimersByTimeAsync(0);
  expect(await toldTo(5_000)).toEqual([conversation]);
  expect(audienceOf).toHaveBeenCalledTimes(2);
});
