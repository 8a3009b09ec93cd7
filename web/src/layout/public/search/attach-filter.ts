import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import type { SearchedTrade } from "@metiro/shared/sub-category/schema";
import { fetchData } from "./fetch-data.ts";

/**
 * Leaves in a list of all services those that the search finds for what is typed, open. It works on the markup alone,
 * like `attachSearch`. Returns how to stop.
 */
export function attachFilter(page: HTMLElement, language = page.dataset["language"] ?? "fr"): () => void {
  const field = page.querySelector<HTMLInputElement>("[data-part=field]");
  const said = page.querySelector<HTMLElement>("[data-part=said]");
  const none = page.querySelector<HTMLElement>("[data-part=none]");
  const groups = [...page.querySelectorAll<HTMLElement>("[data-part=group]")];
  const stop = new AbortController();
  const { signal } = stop;
  let trades: Promise<ReturnType<typeof searchEntries>> | undefined;

  async function filter(typed: string) {
    trades ??= fetchData<SearchedTrade[]>("SubCategory/SearchIndex", { language }, signal).then(searchEntries);
    trades.catch(() => (trades = undefined));
    const entries = await trades.catch(() => undefined);
    if (signal.aborted || typed !== field?.value.trim()) return;
    // Without an answer everything stays, and Enter sends the form.
    const found =
      typed === "" || !entries ? undefined : new Set(findTrades(entries, typed, Infinity).map(({ slug }) => slug));
    page.toggleAttribute("data-filtered", found !== undefined);
    for (const group of groups) {
      const rows = [...group.querySelectorAll("ul > li")];
      for (const row of rows) row.toggleAttribute("hidden", found ? !found.has(slugOf(row)) : false);
      group.hidden = rows.length > 0 && rows.every((row) => row.hasAttribute("hidden"));
    }
    if (none) none.hidden = found?.size !== 0;
    if (said) said.textContent = found ? (said.dataset["words"] ?? "").replace("#", String(found.size)) : "";
  }

  field?.addEventListener("input", () => void filter(field.value.trim()), { signal });
  return () => stop.abort();
}

const slugOf = (row: Element) => row.querySelector("a")?.pathname.replace("/category/", "") ?? "";
