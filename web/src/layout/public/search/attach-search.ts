import type { Place } from "@metiro/shared/region/schema";
import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import type { SearchedTrade } from "@metiro/shared/sub-category/schema";
import { drawingOf } from "../../../art/drawing-of.ts";
import { attachMissing } from "./attach-missing.ts";
import { attachSheet } from "./attach-sheet.ts";
import { attachSuggestions } from "./attach-suggestions.ts";

const shown = 6;
/** Letters of a place before the server is asked. */
const fewest = 2;

/**
 * Makes the box of `SearchBox` suggest trades and places while one types. It works on the markup alone, so that it
 * serves pages that React has not taken over. Returns how to stop.
 */
export function attachSearch(box: HTMLElement, language = box.dataset["language"] ?? "fr"): () => void {
  const part = partsOf(box);
  const [trade, place] = [part("field") as HTMLInputElement, part("place") as HTMLInputElement];
  const stop = new AbortController();
  const { signal } = stop;
  const shared = { around: box, said: part("said"), signal };
  let trades: Promise<ReturnType<typeof searchEntries>> | undefined;

  attachMissing({ field: trade, said: part("missing"), signal });

  attachSuggestions({
    ...shared,
    field: trade,
    list: part("list"),
    words: box.dataset["said"] ?? "",
    find: async (typed) => {
      trades ??= fetchData<SearchedTrade[]>("SubCategory/SearchIndex", { language }, signal).then(searchEntries);
      trades.catch(() => (trades = undefined));
      return findTrades(await trades, typed, shown).map((found) => tradeRow(part("pattern"), found, place.value));
    },
  });
  const places = attachSuggestions({
    ...shared,
    field: place,
    list: part("places"),
    words: box.dataset["saidPlaces"] ?? "",
    find: async (typed, asked) => {
      if (typed.trim().length < fewest) return [];
      const found = await fetchData<Place[]>("Region/Places", { search: typed }, asked);
      return found.map((one) => placeRow(part("place-pattern"), one));
    },
  });

  // After the suggestions: Escape closes their list first.
  attachSheet({ around: box, leave: part("leave"), signal });

  part("places").addEventListener(
    "click",
    ({ target }) => {
      const chosen = target instanceof Element ? target.closest("button")?.textContent : undefined;
      if (!chosen) return;
      place.value = chosen;
      place.focus();
      places.close();
      carry(chosen);
    },
    { signal },
  );
  place.addEventListener("change", () => carry(place.value), { signal });
  return () => stop.abort();
}

const partsOf = (box: HTMLElement) => (name: string) => {
  const part = box.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!part) throw new Error(`The search box has no ${name}.`);
  return part;
};

const addressOf = (slug: string, place: string) =>
  `/request/${slug}${place.trim() ? `?${new URLSearchParams({ place: place.trim() }).toString()}` : ""}`;

/** Lets every link of the page into a wizard take the place along. */
function carry(place: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/request/"]'))
    link.setAttribute("href", addressOf(link.pathname.slice("/request/".length), place));
}

/** A link like the pattern's, with the drawing of the category and both names. */
function tradeRow(pattern: HTMLElement, { slug, name, categoryName, icon }: SearchedTrade, place: string): Node {
  const row = pattern.cloneNode(true) as HTMLElement;
  row.querySelector("a")?.setAttribute("href", addressOf(slug, place));
  const drawing = row.querySelector("use");
  drawing?.setAttribute("href", `${drawing.getAttribute("href")?.split("#")[0]}#${drawingOf(icon)}`);
  const words = [name, categoryName];
  for (const [index, span] of row.querySelectorAll("span").entries()) span.textContent = words[index] ?? "";
  return row;
}

function placeRow(pattern: HTMLElement, { postalCode, locality }: Place): Node {
  const row = pattern.cloneNode(true) as HTMLElement;
  const button = row.querySelector("button");
  if (button) button.textContent = `${postalCode} ${locality}`;
  return row;
}

export async function fetchData<Data>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Data> {
  const answer = await fetch(`/api/${path}?${new URLSearchParams(query).toString()}`, { signal });
  if (!answer.ok) throw new Error(`No ${path}: ${answer.status}`);
  const { data } = (await answer.json()) as { data: Data };
  return data;
}
