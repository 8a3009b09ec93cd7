import { pageOfQuery } from "#layout/public/page-of-query.ts";

/** What the address of the directory says: a service or a category, a canton, words of a name, a page. */
export interface DirectorySearch {
  trade?: string;
  category?: string;
  canton?: string;
  name?: string;
  page?: number | undefined;
}

const isSlug = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,120}$/.test(value);

export function directorySearch(given: Record<string, unknown>): DirectorySearch {
  const { trade, category, canton, name } = given;
  const { page } = pageOfQuery(given);
  const words = typeof name === "string" || typeof name === "number" ? String(name).trim().slice(0, 100) : "";
  return {
    ...(isSlug(trade) && { trade }),
    ...(isSlug(category) && { category }),
    ...(isSlug(canton) && { canton }),
    ...(words !== "" && { name: words }),
    ...(page !== undefined && { page }),
  };
}
