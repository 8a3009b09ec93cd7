import type { LiveEvent } from "@metiro/shared/live/schema";
import { openStream } from "./stream.ts";

interface FollowOptions {
  token: string;
  /** Whose windows share one stream. */
  userId: string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
}

/** Milliseconds in which what a page has read on its own is as good as what it would read again. */
const fresh = 5_000;
const everything: LiveEvent = { about: "everything" };

/** Milliseconds within which all who lost the server read anew, each at a time of its own. */
const spreadOver = 5_000;

/**
 * Passes on what happens until the signal aborts. Of several windows one holds the stream and tells the others, because a
 * browser keeps few connections to one site; when it is closed the next one takes over.
 */
export async function follow({ token, userId, signal, onEvent }: FollowOptions): Promise<void> {
  const began = performance.now();
  const windows = new BroadcastChannel(`live ${userId}`);
  windows.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => onEvent(data));
  signal.addEventListener("abort", () => windows.close(), { once: true });

  const hold = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const tell = (event: LiveEvent) => {
        if (signal.aborted) return;
        onEvent(event);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
        windows.postMessage(event);
      };
      const close = openStream(token, (event) => {
        if (event.about !== "start") tell(event);
        // The stream was lost: what happened meanwhile is unknown.
        else if (performance.now() - began >= fresh) setTimeout(tell, Math.random() * spreadOver, everything);
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
