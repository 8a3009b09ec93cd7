import type { Place } from "@metiro/shared/region/schema";
import { attachSuggestions } from "./attach-suggestions.ts";
import { fetchData } from "./fetch-data.ts";

/** Letters of a place before the server is asked. */
const fewest = 2;

/**
 * Makes the field `place` within an element suggest places while one types, on the markup alone; `onChosen` is told of
 * one that was taken or typed. Returns how to stop.
 */
export function attachPlaces(around: HTMLElement, onChosen?: (place: string) => void): () => void {
  const part = (name: string) => around.querySelector<HTMLElement>(`[data-part=${name}]`);
  const [list, said, pattern] = [part("places"), part("said"), part("place-pattern")];
  const field = around.querySelector<HTMLInputElement>("[data-part=place]");
  const stop = new AbortController();
  const { signal } = stop;
  if (!field || !list || !said || !pattern) throw new Error("The field of a place misses a part.");

  const places = attachSuggestions({
    around,
    said,
    signal,
    field,
    list,
    words: around.dataset["saidPlaces"] ?? "",
    find: async (typed, asked) => {
      if (typed.trim().length < fewest) return [];
      const found = await fetchData<Place[]>("Region/Places", { search: typed }, asked);
      return found.map((one) => rowOf(pattern, one));
    },
  });
  list.addEventListener(
    "click",
    ({ target }) => {
      const chosen = target instanceof Element ? target.closest("button")?.textContent : undefined;
      if (!chosen) return;
      field.value = chosen;
      field.focus();
      places.close();
      onChosen?.(chosen);
    },
    { signal },
  );
  field.addEventListener("change", () => onChosen?.(field.value), { signal });
  return () => stop.abort();
}

function rowOf(pattern: HTMLElement, { postalCode, locality }: Place): Node {
  const row = pattern.cloneNode(true) as HTMLElement;
  const button = row.querySelector("button");
  if (button) button.textContent = `${postalCode} ${locality}`;
  return row;
}
