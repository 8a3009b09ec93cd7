import { slugOf } from "@metiro/shared/text/slug";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { CatalogueFile, RegionsFile } from "../data/read.ts";

export interface Trade {
  slug: string;
  category: string;
  form: QuestionForm;
}

/** Looks up what the texts of the demo name: trades by slug, districts by key. Throws on a name that does not exist. */
export interface CatalogueIndex {
  trade: (slug: string) => Trade;
  /** Subcategories of a category's slug, or the one of its own slug. */
  tradesOf: (slug: string) => string[];
  /** Keys of a canton's districts, or the one of its own key. */
  districtsOf: (zone: string) => string[];
}

export function catalogueIndex(catalogue: CatalogueFile, regions: RegionsFile): CatalogueIndex {
  const trades = new Map<string, Trade>();
  const groups = new Map<string, string[]>();
  for (const { name, subcategories } of catalogue.categories) {
    const category = slugOf(name.fr);
    const slugs = subcategories.map((subcategory) => slugOf(subcategory.name.fr));
    subcategories.forEach(({ form }, index) => {
      const slug = found(slugs[index], name.fr);
      trades.set(slug, { slug, category, form });
      groups.set(slug, [slug]);
    });
    groups.set(category, slugs);
  }
  const zones = new Map<string, string[]>();
  for (const { code, subregions } of regions.cantons) {
    const keys = subregions.map(({ key }) => key);
    zones.set(code, keys);
    for (const key of keys) zones.set(key, [key]);
  }
  return {
    trade: (slug) => found(trades.get(slug), slug),
    tradesOf: (slug) => found(groups.get(slug), slug),
    districtsOf: (zone) => found(zones.get(zone), zone),
  };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the demo names "${name}", which does not exist`);
  return value;
}
