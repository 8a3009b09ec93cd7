import { useEffect, useState } from "react";

const pause = 180;
const shortest = 2;

interface Answered<Found> {
  data: Found | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** What is looked up of what is typed: asked once typing rests, and not for a single letter; `found` tells how far that is. */
export function useAsked(typed: string) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const asks = typed.length >= shortest;
  return {
    query,
    enabled: query.length >= shortest,
    found: <Found>({ data, isFetching, isError }: Answered<Found>) => ({
      findings: asks ? data : undefined,
      /** What is shown may change yet. */
      pending: asks && (typed !== query || isFetching),
      failed: asks && isError && !isFetching,
    }),
  };
}
