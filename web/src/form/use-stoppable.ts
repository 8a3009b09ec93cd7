import { useRef } from "react";

/** Files that are on their way, by key: each is stopped where it is taken away. */
export function useStoppable() {
  const underWay = useRef(new Map<string, AbortController>());
  return {
    begin: (key: string): AbortSignal => {
      const stop = new AbortController();
      underWay.current.set(key, stop);
      return stop.signal;
    },
    stop: (key: string): void => {
      underWay.current.get(key)?.abort();
      underWay.current.delete(key);
    },
    stopAll: (): void => {
      for (const stop of underWay.current.values()) stop.abort();
      underWay.current.clear();
    },
  };
}
