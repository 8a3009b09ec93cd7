import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import type { Language } from "@metiro/shared/languages";
import type { Api } from "#api/calls.ts";
import type { Searched } from "./search-results.tsx";

/** What the plain form asks for, in the page's address. */
export interface HomeSearch {
  q?: string | number;
  place?: string | number;
}

/** Figures stay figures: a postal code keeps the address that the form gave it. */
const typed = (value: unknown) => {
  if (typeof value === "number") return value;
  return typeof value === "string" ? value.trim().slice(0, 80) : "";
};

export const readHomeSearch = ({ q, place }: Record<string, unknown>): HomeSearch => ({
  ...(typed(q) !== "" && { q: typed(q) }),
  ...(typed(place) !== "" && { place: typed(place) }),
});

/** What was found of it, for the page's loader; nothing where nothing is searched for. */
export async function loadSearch(api: Api, language: Language, search: HomeSearch): Promise<Searched | undefined> {
  const { q, place } = { q: String(search.q ?? ""), place: String(search.place ?? "") };
  if (q === "") return undefined;
  const [index, places] = await Promise.all([
    api.subCategory.searchIndex.fetch({ language }),
    place.length > 1 ? api.region.places.fetch({ search: place }) : [],
  ]);
  const trades = findTrades(searchEntries(index), q, Number.POSITIVE_INFINITY);
  return { typed: q, trades, place, foundPlace: places[0] };
}
