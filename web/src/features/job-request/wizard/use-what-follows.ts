import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { onFirstTouch } from "#ui/lazy/first-touch.ts";
import { deferredParts } from "./parts.ts";

/** How long the first question is read before what follows is fetched all the same, in milliseconds. */
const reading = 15_000;

/**
 * Fetches what no first question needs, the screens after it and the client of the API, once somebody is about to answer: so the
 * way on works without a line. What it gives waits for them.
 */
export function useWhatFollows(): () => Promise<unknown> {
  const { calls } = useRouter().options.context;
  const fetchThem = useCallback(() => Promise.all([deferredParts.fetch(), calls()]), [calls]);
  useEffect(() => {
    const ahead = () => void fetchThem().catch(() => undefined);
    const timer = setTimeout(ahead, reading);
    const untouch = onFirstTouch(ahead);
    return () => {
      clearTimeout(timer);
      untouch();
    };
  }, [fetchThem]);
  return fetchThem;
}
