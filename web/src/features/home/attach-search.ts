import type { Category } from "@metiro/shared/category/schema";
import { drawingOf } from "../../art/drawing-of.ts";
import { searchEntries, suggest, type Suggestion } from "./search-words.ts";

const shown = 6;

/**
 * Makes the box of `SearchBox` suggest trades while one types: links under the field, which the arrow keys reach. It
 * works on the markup alone, so that it serves pages that React has not taken over. Returns how to stop.
 */
export function attachSearch(box: HTMLElement, language = box.dataset["language"] ?? "fr"): () => void {
  const field = partOf(box, "field") as HTMLInputElement;
  const list = partOf(box, "list");
  const pattern = partOf(box, "pattern");
  const said = partOf(box, "said");
  const words = box.dataset["said"] ?? "";
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  let entries: Promise<ReturnType<typeof searchEntries>> | undefined;

  async function show() {
    entries ??= fetchCategories(stop.signal).then((categories) => searchEntries(categories, language));
    const found = suggest(await entries, field.value, shown);
    list.replaceChildren(...found.map((suggestion) => rowOf(pattern, suggestion)));
    list.hidden = found.length === 0 || document.activeElement !== field;
    said.textContent = list.hidden ? "" : words.replace("#", String(found.length));
  }

  /** Without suggestions it is still a form that the server answers. */
  const tryToShow = () => {
    show().catch(() => (entries = undefined));
  };
  field.addEventListener("focus", tryToShow, listen);
  field.addEventListener("input", tryToShow, listen);
  box.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) list.hidden = true;
    },
    listen,
  );
  box.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") list.hidden = true;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || list.hidden) return;
      event.preventDefault();
      const stops = [field, ...list.querySelectorAll("a")];
      const here = stops.findIndex((candidate) => candidate === document.activeElement);
      stops.at((here + step) % stops.length)?.focus();
    },
    listen,
  );
  return () => stop.abort();
}

function partOf(box: HTMLElement, name: string): HTMLElement {
  const part = box.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!part) throw new Error(`The search box has no ${name}.`);
  return part;
}

/** A link like the pattern's, with the drawing of the category and both names. */
function rowOf(pattern: HTMLElement, { subcategory, category, name, categoryName }: Suggestion): Node {
  const row = pattern.cloneNode(true) as HTMLElement;
  row.hidden = false;
  row.querySelector("a")?.setAttribute("href", `/request/${subcategory.slug}`);
  const drawing = row.querySelector("use");
  drawing?.setAttribute("href", `${drawing.getAttribute("href")?.split("#")[0]}#${drawingOf(category.icon)}`);
  const words = [name, categoryName];
  for (const [index, span] of row.querySelectorAll("span").entries()) span.textContent = words[index] ?? "";
  return row;
}

async function fetchCategories(signal: AbortSignal): Promise<Category[]> {
  const answer = await fetch("/api/Category/All", { signal });
  if (!answer.ok) throw new Error(`No categories: ${answer.status}`);
  const { data } = (await answer.json()) as { data: Category[] };
  return data;
}
