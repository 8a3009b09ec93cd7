import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

const pause = 180;
const shortest = 2;

/** What the server finds for what is typed, asked once typing rests; meanwhile what was found before. */
export function useFound(typed: string) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = query.length >= shortest;
  const { data, isFetching, isError } = trpc.search.find.useQuery(
    { query },
    { ...handlesOwnErrors, enabled, placeholderData: keepPreviousData },
  );
  const asks = typed.length >= shortest;
  return {
    findings: asks ? data : undefined,
    /** What is shown may change yet. */
    pending: asks && (typed !== query || isFetching),
    failed: asks && isError && !isFetching,
  };
}
