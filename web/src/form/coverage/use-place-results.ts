import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** Milliseconds in which one goes on typing. */
const pause = 200;
const shown = 4;

/** The places that a text may mean, one for each name; none while too little is typed. */
export function usePlaceResults() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = trpc.region.places.useQuery({ search }, { enabled: search.length > 1, ...handlesOwnErrors });
  const known = data.filter(({ subregionId }) => subregionId !== undefined);
  const names = new Set<string>();
  const found = known.filter(({ locality }) => !names.has(locality) && names.add(locality));
  return { type: setTyped, found: search.length > 1 && typed.trim() !== "" ? found.slice(0, shown) : [] };
}
