import { replayWindowMs } from "@metiro/shared/live/constants";
import type { LiveEvent } from "@metiro/shared/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import { timeSinceRead } from "./time-since-read.ts";
import { openStream } from "./stream.ts";

interface FollowOptions {
  token: string;
  /** Whose windows share one stream. */
  userId: string;
  /** Holds what this window has read. */
  queryClient: QueryClient;
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
}

/** What windows of one person tell each other: what happens, and that one of them begins to listen. */
type WindowMessage = LiveEvent | { about: "joined"; readAgo: number };

const everything: LiveEvent = { about: "everything" };

/** Milliseconds within which all who lost the server read anew, each at a time of its own. */
const spreadOver = 5_000;

/**
 * Passes on what happens until the signal aborts, and before it what happened since this window has read what it shows. Of
 * several windows one holds the stream and tells the others, because a browser keeps few connections to one site; when it is
 * closed the next one takes over.
 */
export async function follow({ token, userId, queryClient, signal, onEvent }: FollowOptions): Promise<void> {
  const windows = new BroadcastChannel(`live ${userId}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const tellWindows = (message: WindowMessage) => windows.postMessage(message);
  let onJoined: ((ago: number) => void) | undefined;
  windows.addEventListener("message", ({ data }: MessageEvent<WindowMessage>) => {
    if (data.about === "joined") onJoined?.(data.readAgo);
    else onEvent(data);
  });
  signal.addEventListener("abort", () => windows.close(), { once: true });
  tellWindows({ about: "joined", readAgo: timeSinceRead(queryClient) });

  const hold = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const recent: { event: LiveEvent; at: number }[] = [];
      const tell = (event: LiveEvent) => {
        if (signal.aborted) return;
        while (recent[0] && performance.now() - recent[0].at > replayWindowMs) recent.shift();
        recent.push({ event, at: performance.now() });
        onEvent(event);
        tellWindows(event);
      };
      onJoined = (ago) => {
        if (ago > replayWindowMs) return tellWindows(everything);
        for (const { event, at } of recent) if (performance.now() - at <= ago) tellWindows(event);
      };
      const ago = timeSinceRead(queryClient);
      let isFirst = true;
      const close = openStream(token, Math.min(ago, replayWindowMs), (event) => {
        if (event.about !== "start") return tell(event);
        // What the server no longer keeps, and what happened while the stream was lost, is unknown.
        if (!isFirst || ago > replayWindowMs) setTimeout(tell, Math.random() * spreadOver, everything);
        isFirst = false;
      });
      signal.addEventListener("abort", () => resolve(close()), { once: true });
    });
  try {
    // Without locks (an insecure origin) each window has its own.
    await ("locks" in navigator ? navigator.locks.request(`live ${userId}`, { signal }, hold) : hold());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
