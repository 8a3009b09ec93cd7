import type { Saver } from "./saver.ts";

/**
 * Sends what waits as soon as there is a connection again and as soon as the page is out of sight, where it may end unseen.
 * What it returns does so for the last time, and lets the saver go: for the end of an effect.
 */
export function flushWhenLeaving({ flush, stop }: Pick<Saver, "flush" | "stop">): () => void {
  const hurry = () => void flush().catch(() => undefined);
  const hidden = () => document.visibilityState === "hidden" && hurry();
  globalThis.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    hurry();
    stop();
    globalThis.removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hidden);
  };
}
