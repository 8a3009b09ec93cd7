import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import type { SearchedTrade } from "@metiro/shared/sub-category/schema";
import { drawingOf } from "#art/drawing-of.ts";
import { attachPlaces } from "./attach-places.ts";
import { attachSheet } from "./attach-sheet.ts";
import { attachSuggestions } from "./attach-suggestions.ts";
import { fetchData } from "./fetch-data.ts";

const shown = 6;

/**
 * Makes the box of `SearchBox` suggest trades and places while one types. It works on the markup alone, so that it
 * serves pages that React has not taken over. Returns how to stop.
 */
export function attachSearch(box: HTMLElement, language = box.dataset["language"] ?? "fr"): () => void {
  const part = partsOf(box);
  const [trade, place] = [part("field") as HTMLInputElement, part("place") as HTMLInputElement];
  const stop = new AbortController();
  const { signal } = stop;
  let trades: Promise<ReturnType<typeof searchEntries>> | undefined;

  attachMissing({ field: trade, said: part("missing"), signal });
  attachSuggestions({
    around: box,
    said: part("said"),
    signal,
    field: trade,
    list: part("list"),
    words: box.dataset["said"] ?? "",
    nothing: box.dataset["nothing"],
    find: async (typed) => {
      trades ??= fetchData<SearchedTrade[]>("SubCategory/SearchIndex", { language }, signal).then(searchEntries);
      trades.catch(() => (trades = undefined));
      return findTrades(await trades, typed, shown).map((found) => tradeRow(part("pattern"), found, place.value));
    },
  });
  signal.addEventListener("abort", attachPlaces(box, carry));
  // After the suggestions: Escape closes their lists first.
  attachSheet({ around: box, leave: part("leave"), signal });
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

interface Missing {
  field: HTMLInputElement;
  /** Hidden until somebody sends the form without words. */
  said: HTMLElement;
  signal: AbortSignal;
}

/** Says in the page's words that a required field is empty, where the browser would say it in its own language. */
function attachMissing({ field, said, signal }: Missing): void {
  const show = (missing: boolean) => {
    said.hidden = !missing;
    for (const [name, value] of Object.entries({ "aria-invalid": "true", "aria-describedby": said.id }))
      if (missing) field.setAttribute(name, value);
      else field.removeAttribute(name);
  };
  field.addEventListener(
    "invalid",
    (event) => {
      event.preventDefault();
      show(true);
      field.focus();
    },
    { signal },
  );
  field.addEventListener("input", () => show(false), { signal });
}
